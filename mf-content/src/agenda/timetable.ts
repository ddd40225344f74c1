import type { AgendaSession, AgendaView, Hall } from './agenda-sessions.ts';

/** The fields that determine the position of a session in the programme. */
type Placed = Pick<AgendaSession, 'startsAt' | 'day' | 'location' | 'track'>;

/** Sessions that belong together: those that begin at the same time, or those of one day. */
export interface SessionGroup<S extends Placed = AgendaSession> {
  /** The moment, or the day as `YYYY-MM-DD`. */
  key: string;
  sessions: S[];
}

/** The groups in the order of the sessions. */
export function groupsBy<S extends Placed>(
  sessions: readonly S[],
  key: 'startsAt' | 'day',
): SessionGroup<S>[] {
  const groups = new Map<string, S[]>();
  for (const session of sessions) {
    const known = groups.get(session[key]);
    if (known) known.push(session);
    else groups.set(session[key], [session]);
  }
  return [...groups].map(([group, members]) => ({ key: group, sessions: members }));
}

/** The halls that the sessions are in, each once; ordered by the time at which most of them are in use. */
export function getHalls(sessions: readonly Placed[]): Hall[] {
  const busiest = groupsBy(sessions, 'startsAt').sort((a, b) => b.sessions.length - a.sessions.length);
  const halls = busiest.flatMap((group) => group.sessions.map(({ location }) => location));
  return [...new Map(halls.map((hall) => [hall.id, hall])).values()];
}

/** The sessions that a view shows. */
export function sessionsIn(
  sessions: readonly AgendaSession[],
  view: Pick<AgendaView, 'hall' | 'track' | 'format'>,
): AgendaSession[] {
  return sessions.filter(
    ({ location, track, kind }) =>
      (view.hall === '' || location.id === view.hall) &&
      (view.track === '' || track === view.track) &&
      (view.format === '' || kind === view.format),
  );
}

/** The position of a session in the grid of halls by time: lines of rows and columns, from 1. */
export interface Place {
  from: number;
  to: number;
  column: number;
  /** Whether it spans all halls: a break with nothing else at the same time. */
  wide: boolean;
  /** Whether the session is long enough for its block to show the description. */
  tall: boolean;
}

export interface Timetable {
  halls: Hall[];
  /** The minimum height of every row in px, after the header row. */
  rows: number[];
  /** The moments between the rows; there is one more than there are rows. */
  lines: string[];
  places: ReadonlyMap<string, Place>;
}

const pxForMinute = 2;
const maxRowHeight = 90;
/** The minimum duration of a tall block, in minutes. */
const tallFrom = 60;
/** Rows begin below the header, columns beside the times. */
const firstLine = 2;

/** A grid with a row for every period in which nothing begins or ends, so that equal times are at equal heights. */
export function getTimetable(sessions: readonly AgendaSession[]): Timetable {
  const halls = getHalls(sessions);
  const moments = sessions.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  const lines = [...new Set(moments)].sort();
  const lineNumbers = new Map(lines.map((moment, at) => [moment, at + firstLine]));
  const getLine = (moment: string) => lineNumbers.get(moment) ?? firstLine;
  const places = sessions.map((session): [string, Place] => [
    session.id,
    {
      from: getLine(session.startsAt),
      to: getLine(session.endsAt),
      column: halls.findIndex(({ id }) => id === session.location.id) + firstLine,
      wide: isForEverybody(session, sessions),
      tall: minutesBetween(session.startsAt, session.endsAt) >= tallFrom,
    },
  ]);
  return {
    halls,
    rows: lines.slice(1).map((end, index) => rowHeight(lines[index], end)),
    lines,
    places: new Map(places),
  };
}

/** With more halls than this the columns would be too narrow to read. */
const maxHalls = 6;

/** Whether a grid of halls by time is suitable: several halls, not too many, and one session at a time in each. */
export function fitsGrid({ halls }: Timetable, sessions: readonly AgendaSession[]): boolean {
  if (halls.length < 2 || halls.length > maxHalls) return false;
  const until = new Map<string, string>();
  return sessions.every(({ location, startsAt, endsAt }) => {
    const free = (until.get(location.id) ?? '') <= startsAt;
    until.set(location.id, endsAt);
    return free;
  });
}

/** The position of a moment in the grid: the line of its row, and how far down it from 0 to 1; null outside the day. */
export function momentInGrid(
  { lines }: Pick<Timetable, 'lines'>,
  now: number,
): { line: number; share: number } | null {
  const row = lines.findLastIndex((line) => Date.parse(line) <= now);
  const [start, end] = [lines[row], lines[row + 1]];
  if (start === undefined || end === undefined) return null;
  const from = Date.parse(start);
  return { line: row + firstLine, share: (now - from) / (Date.parse(end) - from) };
}

function rowHeight(start: string | undefined, end: string): number {
  const minutes = start === undefined ? 0 : minutesBetween(start, end);
  return Math.min(Math.round(minutes * pxForMinute), maxRowHeight);
}

function minutesBetween(start: string, end: string): number {
  return (Date.parse(end) - Date.parse(start)) / 60_000;
}

function isForEverybody(session: AgendaSession, all: readonly AgendaSession[]): boolean {
  if (!['break', 'networking', 'ceremony'].includes(session.kind)) return false;
  return all.every(
    (other) => other === session || other.endsAt <= session.startsAt || other.startsAt >= session.endsAt,
  );
}
