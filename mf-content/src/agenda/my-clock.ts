import { useEffect, useMemo, useState } from 'react';
import { dayWords } from '@summit/contract/day-words';
import { venueClock, type VenueClock } from '../shared/venue-clock.ts';
import type { AgendaSession } from './agenda-sessions.ts';

/** The visitor's own clock. */
export interface MyClock extends VenueClock {
  /** IANA name: `Asia/Tokyo`. */
  zone: string;
}

/**
 * The clock of the browser when it is wanted, once the page is alive; null on the server, which cannot know it. A clock
 * nobody wants is not made.
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

/** The sessions with the times that are to be shown: by the visitor's clock if there is one, otherwise as they are. */
export function useShownTimes(
  sessions: readonly AgendaSession[],
  clock: VenueClock | null,
): readonly AgendaSession[] {
  return useMemo(
    () => (clock ? sessions.map((session) => ({ ...session, ...timesBy(clock, session) })) : sessions),
    [sessions, clock],
  );
}

/** `09:00`, and `Mon 23:00` where the visitor's calendar shows another day than the venue's. */
function timesBy(clock: VenueClock, { startsAt, endsAt, day }: AgendaSession) {
  const written = (moment: string) => {
    const myDay = clock.day(moment);
    const time = clock.time(moment);
    return myDay === day ? time : `${dayWords(myDay).weekday} ${time}`;
  };
  return { starts: written(startsAt), ends: written(endsAt) };
}
