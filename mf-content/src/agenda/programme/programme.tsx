import { type CSSProperties, Fragment, memo, Suspense, useMemo } from 'react';
import { fullDay } from '@summit/contract/money-and-time/day-words';
import { formatName, type FormatNames } from '../../shared/sessions/formats.ts';
import { useNow } from '../../shared/sessions/use-now.ts';
import type { AgendaSession, AgendaSettings } from '../agenda-sessions.ts';
import {
  fitsGrid,
  getTimetable,
  groupsBy,
  momentInGrid,
  type SessionGroup,
  type Timetable,
} from '../timetable.ts';
import { NowLine } from './now-line.tsx';
import * as styles from './programme.module.css';
import type { SessionHandlers } from './session-handlers.ts';
import { SessionItem } from './session-item.tsx';

/** Props shared by every session of a programme. */
interface SessionDress {
  settings: AgendaSettings;
  formatNames: FormatNames;
  handlers?: SessionHandlers;
}

export interface ProgrammeProps extends SessionDress {
  sessions: readonly AgendaSession[];
}

interface DayProgrammeProps extends ProgrammeProps {
  /** The IANA name of the displayed time zone. */
  zone: string;
}

/**
 * The sessions of one day: a grid of halls by time where there is room, otherwise a list grouped by time. It never suspends:
 * its own boundary makes it hydrate after the parts above it.
 */
export const DayProgramme = memo(function DayProgramme(props: DayProgrammeProps) {
  return (
    <Suspense>
      <Day {...props} />
    </Suspense>
  );
});

function Day({ sessions, zone, ...dress }: DayProgrammeProps) {
  const timetable = useMemo(() => getTimetable(sessions), [sessions]);
  const groups = useMemo(() => groupsBy(sessions, 'startsAt'), [sessions]);
  const inGrid = fitsGrid(timetable, sessions);
  const { lines } = timetable;
  const now = useNow(Date.parse(lines[0] ?? ''), Date.parse(lines.at(-1) ?? ''));
  // The line comes before the first group that has not begun.
  const next = now === null ? -1 : groups.findIndex(({ key }) => Date.parse(key) > now);
  const line = now !== null && (
    <NowLine now={now} zone={zone} place={inGrid ? momentInGrid(timetable, now) : null} />
  );
  return (
    <div
      className={styles.sessions}
      data-view={inGrid ? 'grid' : 'list'}
      style={sizes(dress.settings, inGrid ? timetable : null)}
    >
      {inGrid && (
        <div className="halls" aria-hidden="true">
          {timetable.halls.map(({ id, name }) => (
            <span key={id}>{name}</span>
          ))}
        </div>
      )}
      {groups.map((group, place) => (
        <Fragment key={group.key}>
          {place === next && line}
          <Group
            group={group}
            head={group.sessions[0]?.starts ?? ''}
            timetable={inGrid ? timetable : null}
            {...dress}
          />
        </Fragment>
      ))}
      {next === -1 && line}
    </div>
  );
}

/** Sessions of several days, grouped by day: the matches of a search, or the starred ones. */
export function FoundSessions({ sessions, ...dress }: ProgrammeProps) {
  const groups = useMemo(() => groupsBy(sessions, 'day'), [sessions]);
  return (
    <div className={styles.sessions} data-view="results" style={sizes(dress.settings, null)}>
      {groups.map((group) => (
        <Group key={group.key} group={group} head={fullDay(group.key)} timetable={null} {...dress} />
      ))}
    </div>
  );
}

interface GroupProps extends SessionDress {
  group: SessionGroup;
  head: string;
  timetable: Timetable | null;
}

const Group = memo(function Group({ group, head, timetable, settings, formatNames, handlers }: GroupProps) {
  const { sessions } = group;
  const from = timetable?.places.get(sessions[0]?.id ?? '')?.from;
  return (
    <section aria-label={head} style={{ '--sessions': sessions.length } as CSSProperties}>
      <h2
        className={styles.groupHead}
        style={from === undefined ? undefined : ({ '--from': from } as CSSProperties)}
      >
        {head}
      </h2>
      <ul>
        {getSlices(sessions).map((slice) => (
          <Suspense key={slice[0]?.id}>
            {slice.map((session) => (
              <SessionItem
                key={session.id}
                session={session}
                format={formatName(formatNames, session.kind)}
                place={timetable?.places.get(session.id)}
                showTrack={settings.session.showTracks}
                showDescription={settings.session.showDescriptions}
                handlers={handlers}
              />
            ))}
          </Suspense>
        ))}
      </ul>
    </section>
  );
});

/** Sessions are rendered in slices that never suspend: the boundary of each lets it hydrate separately, between two frames. */
const sessionsInSlice = 8;

function getSlices(sessions: readonly AgendaSession[]): AgendaSession[][] {
  return Array.from({ length: Math.ceil(sessions.length / sessionsInSlice) }, (_, at) =>
    sessions.slice(at * sessionsInSlice, (at + 1) * sessionsInSlice),
  );
}

/** The organisers' font weights and, for the grid, the sizes of its columns and rows. */
function sizes(settings: AgendaSettings, timetable: Timetable | null): CSSProperties {
  const weights = { '--time-weight': settings.timeFontWeight, '--title-weight': settings.titleFontWeight };
  if (!timetable) return weights as CSSProperties;
  const rows = timetable.rows.map((height) => `minmax(${height}px, auto)`).join(' ');
  return { ...weights, '--halls': timetable.halls.length, gridTemplateRows: `auto ${rows}` } as CSSProperties;
}
