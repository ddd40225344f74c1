import { fullDay } from './day-words.ts';

/** Formats moments in the venue's time zone. */
export interface VenueClock {
  /** `14:30` for a moment in ISO 8601. */
  time: (moment: string) => string;
  /** `YYYY-MM-DD` */
  day: (moment: string) => string;
  /** `Tue 8 June 2027` */
  fullDay: (moment: string) => string;
  /** `Tue 8 June 2027, 14:30` */
  moment: (moment: string) => string;
  /** `British Summer Time` on the day of the moment. */
  zoneName: (moment: string) => string;
}

/** By zone: an event has one, and a visitor perhaps another. */
const clocks = new Map<string, VenueClock>();

/**
 * A clock in an IANA zone such as `Europe/London`. Constructing the first takes a phone a fifth of a second: what is
 * rendered on the server gets its words where the data is fetched, so that they come with the HTML.
 * @throws RangeError when there is no such zone
 */
export function venueClock(timeZone: string): VenueClock {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = clockIn(timeZone);
  clocks.set(timeZone, clock);
  return clock;
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
    return `${part(parts, 'year')}-${part(parts, 'month')}-${part(parts, 'day')}`;
  };
  return {
    time,
    day,
    fullDay: (moment) => fullDay(day(moment)),
    moment: (moment) => `${fullDay(day(moment))}, ${time(moment)}`,
    zoneName: (moment) => {
      const named = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'long' });
      return part(named.formatToParts(new Date(moment)), 'timeZoneName');
    },
  };
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
