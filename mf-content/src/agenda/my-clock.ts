import { useEffect, useMemo, useState } from 'react';
import { dayWords } from '@summit/contract/day-words';
import { type VenueClock, venueClock } from '@summit/contract/venue-time';
import type { AgendaSession } from './agenda-sessions.ts';

/** The clock of the visitor's time zone. */
export interface MyClock extends VenueClock {
  /** IANA name: `Asia/Tokyo`. */
  zone: string;
}

/**
 * The browser's clock when it is wanted, after hydration; null on the server, which cannot know it. An unwanted clock
 * is never created.
 */
export function useMyClock(isWanted: boolean): MyClock | null {
  const [clock, setClock] = useState<MyClock | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const read = setTimeout(() => {
      const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
      setClock({ ...venueClock(zone), zone });
    });
    return () => clearTimeout(read);
  }, [isWanted]);
  return isWanted ? clock : null;
}

/** The sessions with the times to show: in the visitor's zone if there is a clock, otherwise unchanged. */
export function useShownTimes(
  sessions: readonly AgendaSession[],
  clock: VenueClock | null,
): readonly AgendaSession[] {
  return useMemo(
    () => (clock ? sessions.map((session) => ({ ...session, ...timesBy(clock, session) })) : sessions),
    [sessions, clock],
  );
}

/** `09:00`, and `Mon 23:00` where the day in the visitor's zone differs from the venue's. */
function timesBy(clock: VenueClock, { startsAt, endsAt, day }: AgendaSession) {
  const written = (moment: string) => {
    const myDay = clock.day(moment);
    const time = clock.time(moment);
    return myDay === day ? time : `${dayWords(myDay).weekday} ${time}`;
  };
  return { starts: written(startsAt), ends: written(endsAt) };
}
