import type { Placed } from './clashes.ts';
import { minuteOfDay, minutesInDay, minutesLong } from './place.ts';

/** Pixels. Five minutes can be aimed at, and 25 have room for a title in two lines and the times. */
export const pixelsAMinute = 2.4;

const hour = 60;
/** The hours that a day shows even without sessions. */
const usual = { from: 8 * hour, to: 19 * hour };

/** The hours that a day of the grid shows, in minutes from midnight. */
export interface DayHours {
  from: number;
  to: number;
}

/** Whole hours around all sessions, at least a working day. */
export function hoursOf(placed: readonly Placed[], timeZone: string): DayHours {
  const spans = placed.map(({ place }) => {
    const from = minuteOfDay(place.startsAt, timeZone);
    return { from, to: from + minutesLong(place) };
  });
  const from = Math.min(usual.from, ...spans.map((span) => span.from));
  const to = Math.max(usual.to, ...spans.map((span) => span.to));
  return { from: Math.floor(from / hour) * hour, to: Math.min(minutesInDay, Math.ceil(to / hour) * hour) };
}

/** The position of a block in the column of its hall; concurrent sessions share the width. */
export interface Block {
  top: number;
  height: number;
  /** From 0. */
  lane: number;
  lanes: number;
}

/** The blocks of one hall, by the id of the session. */
export function blocksOf(
  placed: readonly Placed[],
  { from, to }: DayHours,
  timeZone: string,
): ReadonlyMap<string, Block> {
  const blocks = new Map<string, Block>();
  let group: { id: string; lane: number }[] = [];
  let laneEnds: number[] = [];
  let groupEnds = 0;
  const close = () => {
    for (const { id, lane } of group) {
      const block = blocks.get(id);
      if (block) blocks.set(id, { ...block, lane, lanes: laneEnds.length });
    }
    group = [];
    laneEnds = [];
  };
  const inOrder = placed.toSorted((a, b) => Date.parse(a.place.startsAt) - Date.parse(b.place.startsAt));
  for (const { session, place } of inOrder) {
    const starts = minuteOfDay(place.startsAt, timeZone);
    const ends = starts + minutesLong(place);
    if (starts >= groupEnds) close();
    const free = laneEnds.findIndex((end) => end <= starts);
    const lane = free === -1 ? laneEnds.length : free;
    laneEnds[lane] = ends;
    groupEnds = Math.max(groupEnds, ends);
    group.push({ id: session.id, lane });
    const shownUntil = Math.min(ends, to);
    const size = { top: (starts - from) * pixelsAMinute, height: (shownUntil - starts) * pixelsAMinute };
    blocks.set(session.id, { ...size, lane, lanes: 1 });
  }
  close();
  return blocks;
}
