import { dayAfter, fullDay } from './day-words.ts';

/** Formats moments in the venue's time zone. */
export interface VenueClock {
  /** `14:30` for a moment in ISO 8601. */
  time: (moment: string) => string;
  /** `YYYY-MM-DD`; of a year beyond 9999 `+YYYYYY-MM-DD`, as ISO 8601 and `Date` have it. */
  day: (moment: string) => string;
  /** The last day of what ends at a moment, `YYYY-MM-DD`: before a midnight it is the day that is over then. */
  lastDay: (moment: string) => string;
  /** `Tue 8 June 2027` */
  fullDay: (moment: string) => string;
  /** `Tue 8 June 2027, 14:30` */
  moment: (moment: string) => string;
  /** When something begins: `Tue 8 June 2027` with that day, else `Tue 8 June 2027, 14:30, London time`. */
  beginning: (moment: string) => string;
  /** When something ends: its last whole day, `Tue 8 June 2027`, or that day with the hour, `Tue 8 June 2027, 14:30, London time`. */
  end: (moment: string) => string;
  /** `British Summer Time` on the day of the moment. */
  zoneName: (moment: string) => string;
  /** `London time` for a city in this zone; `UTC` where the zone is unknown, and all times are in UTC. */
  timeIn: (city: string) => string;
}

/** By zone: an event has one, and a visitor perhaps another. */
const clocks = new Map<string, VenueClock>();

/**
 * A clock in an IANA zone such as `Europe/London`. Constructing the first takes a phone a fifth of a second: pages that
 * are rendered on the server format times where the data is fetched, so that they are part of the HTML. An unknown zone
 * falls back to UTC: an organiser's typing error breaks no page and no email.
 */
export function venueClock(timeZone: string): VenueClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = isZone(timeZone) ? clockIn(timeZone) : { ...clockIn('UTC'), timeIn: () => 'UTC' };
  clocks.set(timeZone, clock);
  return clock;
}

/** The clock where the reader is, for what has nothing to do with the venue, such as when a message came. Only in browsers. */
export function deviceClock(): VenueClock {
  return venueClock(new Intl.DateTimeFormat().resolvedOptions().timeZone);
}

function isZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone }));
  } catch {
    return false;
  }
}

function clockIn(timeZone: string): VenueClock {
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const calendar = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const part = (parts: Intl.DateTimeFormatPart[], type: Intl.DateTimeFormatPartTypes) =>
    parts.find((found) => found.type === type)?.value ?? '';
  const time = (moment: string) => clock.format(new Date(moment));
  const day = (moment: string) => {
    const parts = calendar.formatToParts(new Date(moment));
    return `${isoYear(part(parts, 'year'))}-${part(parts, 'month')}-${part(parts, 'day')}`;
  };
  const withHour = (moment: string) => `${fullDay(day(moment))}, ${time(moment)}, ${placeTime(timeZone)}`;
  return {
    time,
    day,
    fullDay: (moment) => fullDay(day(moment)),
    moment: (moment) => `${fullDay(day(moment))}, ${time(moment)}`,
    beginning: (moment) => (time(moment) === '00:00' ? fullDay(day(moment)) : withHour(moment)),
    lastDay: (moment) => day(justBefore(moment)),
    // A day ends with its midnight, and some write that as its last second.
    end: (moment) =>
      time(justBefore(moment)) === '23:59' ? fullDay(day(justBefore(moment))) : withHour(moment),
    zoneName: (moment) => {
      const named = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'long' });
      return part(named.formatToParts(new Date(moment)), 'timeZoneName');
    },
    timeIn: (city) => `${city} time`,
  };
}

/** Days were stored with any year once: what reads them must be able to compute with them. */
function isoYear(year: string): string {
  return year.length > 4 ? `+${year.padStart(6, '0')}` : year.padStart(4, '0');
}

function justBefore(moment: string): string {
  return new Date(Date.parse(moment) - 1).toISOString();
}

/** `London time`; `GMT-5` for `Etc/GMT+5`, whose name has the other sign than people read. */
function placeTime(timeZone: string): string {
  if (/^Etc\/GMT[+-]/.test(timeZone)) {
    return `GMT${timeZone.includes('+') ? '-' : '+'}${timeZone.slice('Etc/GMT+'.length)}`;
  }
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
  return timeZone.includes('/') ? `${place} time` : place;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The moment at which a day begins at the venue.
 * @param day `YYYY-MM-DD`
 */
export function startOfDay(day: string, timeZone: string): Date {
  const clock = venueClock(timeZone);
  const inUtc = Date.parse(`${day}T00:00:00Z`);
  const wallAt = (ms: number) => {
    const moment = new Date(ms).toISOString();
    return Date.parse(`${clock.day(moment)}T${clock.time(moment)}:00Z`);
  };
  // Clocks may change in that very night: the day begins by the time of the day before, or by that of the day after.
  const starts = [inUtc - dayMs, inUtc + dayMs]
    .map((beside) => inUtc - (wallAt(beside) - beside))
    .toSorted((a, b) => a - b);
  const start = starts.find((ms) => clock.day(new Date(ms).toISOString()) === day) ?? starts[0] ?? inUtc;
  return new Date(start);
}

/**
 * The moment at which a clock at the venue shows a time. Where clocks are put back it shows it twice: the first; where they
 * are put forward it never does: as if they had not been.
 * @param time `HH:MM`
 */
export function momentAtVenue(day: string, time: string, timeZone: string): Date {
  const clock = venueClock(timeZone);
  const inUtc = Date.parse(`${day}T${time}:00Z`);
  const wallAt = (ms: number) => {
    const moment = new Date(ms).toISOString();
    return Date.parse(`${clock.day(moment)}T${clock.time(moment)}:00Z`);
  };
  const moments = [inUtc - dayMs, inUtc + dayMs]
    .map((beside) => inUtc - (wallAt(beside) - beside))
    .toSorted((a, b) => a - b);
  return new Date(moments.find((ms) => wallAt(ms) === inUtc) ?? moments[1] ?? inUtc);
}

/** The moment at which a day is over at the venue. */
export function endOfDay(day: string, timeZone: string): Date {
  return startOfDay(dayAfter(day), timeZone);
}

/** In the order of time, whatever the zone in which each is written; for `sort`. */
export function compareMoments(a: string, b: string): number {
  return Date.parse(a) - Date.parse(b);
}

/** The time of something at the venue: `14:30`. */
export interface VenueTimes {
  starts: string;
  ends: string;
}

/** Sessions with their times at the venue. */
export function withVenueTimes<S extends { startsAt: string; endsAt: string }>(
  sessions: readonly S[],
  clock: VenueClock,
): (S & VenueTimes)[] {
  return sessions.map((session) => ({
    ...session,
    starts: clock.time(session.startsAt),
    ends: clock.time(session.endsAt),
  }));
}
