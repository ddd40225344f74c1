import { useMemo } from 'react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import { getNoon } from '@summit/contract/money-and-time/day-words';
import { useAddressOf } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { FoundLine } from '../shared/lists/found-line.tsx';
import { useFormatNames } from '../shared/sessions/formats.ts';
import type { AgendaResponse } from './agenda-data.ts';
import { AgendaFilters } from './agenda-filters.tsx';
import {
  agendaHref,
  type AgendaPageId,
  type AgendaView,
  isProgrammeNarrowed,
  wholeDay,
} from './agenda-sessions.ts';
import * as styles from './agenda-shown.module.css';
import type { AgendaTexts } from './agenda-texts.ts';
import { useHashSession } from './programme/hash-session.ts';
import { PrintedHeading } from './programme/printed-heading.tsx';
import { DayProgramme, FoundSessions } from './programme/programme.tsx';
import { useSessionHandlers } from './programme/session-handlers.ts';
import { TimeSwitch } from './programme/time-switch.tsx';
import { useMyClock, useShownTimes } from './stars/my-clock.ts';
import type { Stars } from './stars/starred-sessions.ts';
import { sessionsIn } from './timetable.ts';

export interface AgendaShownProps {
  page: AgendaPageId;
  view: AgendaView;
  response: AgendaResponse;
  texts: AgendaTexts;
  /** The visitor's stars; absent where the programme is read-only. */
  stars?: Stars;
}

/** The filters, the number of matches, and the sessions themselves. */
export function AgendaShown({ page, view, response, texts, stars }: AgendaShownProps) {
  const { sessions, halls, tracks, formats, days, zone, timeZone, event, settings } = response;
  const getAddress = useAddressOf();
  const shownClock = useMyClock(view.myTime);
  const timed = useShownTimes(sessions, shownClock);
  useHashSession(sessions);
  const handlers = useSessionHandlers(settings, texts, stars);
  const formatNames = useFormatNames(texts);
  const { hall, track, format } = view;
  const shown = useMemo(() => sessionsIn(timed, { hall, track, format }), [timed, hall, track, format]);
  const all = agendaHref(page, view, { ...wholeDay, mine: view.mine });
  const dress = { sessions: shown, settings, formatNames, handlers };
  return (
    <>
      <PrintedHeading
        name={page === 'agenda' ? event.name : texts['oldAgenda.header.title']}
        days={view.words === '' && !view.mine ? [view.day] : days}
        venue={event.venue}
      />
      <AgendaFilters {...{ page, view, halls, tracks, formats, formatNames, texts }} />
      <div className={styles.head}>
        <FoundLine
          count={shown.length}
          one="session"
          many="sessions"
          search={view.words}
          narrowed={isProgrammeNarrowed(view)}
          all={all}
        />
        <TimeSwitch
          page={page}
          view={view}
          venueZone={zone}
          myClock={shownClock}
          moment={sessions[0]?.startsAt ?? getNoon(view.day)}
          texts={texts}
        />
        {page === 'agenda' && !view.mine && (
          <a
            className="calendar no-print"
            href={getAddress(agendaCalls.agendaCalendar.path)}
            download="agenda.ics"
          >
            {texts['agenda.calendar']}
          </a>
        )}
        <Button variant="quiet" size="small" onClick={() => window.print()}>
          {texts['agenda.print']}
        </Button>
      </div>
      {shown.length === 0 && (
        <EmptyState
          level={2}
          title={texts['agenda.empty.title']}
          action={
            <SiteLink className="arrow-link" to={all}>
              The whole day
            </SiteLink>
          }
        >
          {texts['agenda.empty.text']}
        </EmptyState>
      )}
      {shown.length > 0 && (view.words !== '' || view.mine) && <FoundSessions {...dress} />}
      {shown.length > 0 && view.words === '' && !view.mine && (
        <DayProgramme {...dress} zone={shownClock?.zone ?? timeZone} />
      )}
    </>
  );
}
