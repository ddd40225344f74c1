import styled from '@emotion/styled';
import { useMemo } from 'react';
import * as agendaCalls from '@summit/contract/calls/agenda';
import { getNoon } from '@summit/contract/money-and-time/day-words';
import { useAddressOf } from '@summit/shared-auth';
import { Button } from '@summit/shared-ui/actions/button';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { SiteLink } from '@summit/shared-ui/navigation/site-link';
import { mobileLayout } from '@summit/shared-ui/theme/layout-queries';
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
import type { AgendaTexts } from './agenda-texts.ts';
import { useHashSession } from './programme/hash-session.ts';
import { PrintedHeading } from './programme/printed-heading.tsx';
import { DayProgramme, FoundSessions } from './programme/programme.tsx';
import { useSessionHandlers } from './programme/session-handlers.ts';
import { TimeSwitch } from './programme/time-switch.tsx';
import { useMyClock, useShownTimes } from './stars/my-clock.ts';
import type { Stars } from './stars/starred-sessions.ts';
import { sessionsIn } from './timetable.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
  margin-block: 12px;
  & > div:first-of-type {
    flex: 1;
    min-width: min(12rem, 100%);
    margin: 0;
  }
  & > .calendar {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: var(--ink);
    font-size: var(--text-s);
    font-weight: 600;
  }
  @media ${mobileLayout}, (scripting: none) {
    & > button {
      display: none;
    }
  }
  /* The count and the clocks in one row, the zone and the file in the next: the first session is in the first view. */
  @media ${mobileLayout} {
    column-gap: 12px;
    & > div:first-of-type {
      min-width: 6rem;
    }
    & > div:nth-of-type(2) {
      display: contents;
    }
    & > div:nth-of-type(2) > p {
      color: var(--ink-soft);
      font-size: var(--text-s);
    }
    & > .calendar {
      margin-left: auto;
    }
  }
  @media print {
    display: block;
    margin: 0;
    font-size: 8pt;
    & > div:first-of-type {
      display: none;
    }
  }
`;

export interface AgendaShownProps {
  page: AgendaPageId;
  view: AgendaView;
  response: AgendaResponse;
  texts: AgendaTexts;
  /** The visitor's stars; absent where the programme is read-only. */
  stars?: Stars;
}

/** The filters, what they leave, and the sessions themselves. */
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
      <Head>
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
      </Head>
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
