/** Reads moments as the clock on the venue's wall shows them. */
export interface VenueClock {
  /** `14:30` for a moment in ISO 8601. */
  time: (moment: string) => string;
  /** `YYYY-MM-DD` */
  day: (moment: string) => string;
  /** `British Summer Time` on the day of the moment. */
  zoneName: (moment: string) => string;
}

/**
 * A clock in an IANA zone such as `Europe/London`. Making one is dear on a phone: read it where data is fetched, so
 * that what the server has read comes with the HTML, and never while a page renders.
 */
export function venueClock(timeZone: string): VenueClock {
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
  return {
    time: (moment) => clock.format(new Date(moment)),
    day: (moment) => {
      const parts = calendar.formatToParts(new Date(moment));
      return `${part(parts, 'year')}-${part(parts, 'month')}-${part(parts, 'day')}`;
    },
    zoneName: (moment) => {
      const named = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'long' });
      return part(named.formatToParts(new Date(moment)), 'timeZoneName');
    },
  };
}

/** When something is, as the venue's clock says it: `14:30`. */
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
