import { useEffect, useMemo, useState } from 'react';
import { dayWords } from '@summit/contract/money-and-time/day-words';
import type { VenueClock } from '@summit/contract/money-and-time/venue-time';
import type { AgendaSession } from '../agenda-sessions.ts';

/** The clock of the visitor's time zone. */
export interface MyClock extends VenueClock {
  /** The IANA name: `Asia/Tokyo`. */
  zone: string;
}

/**
 * The browser's clock after hydration, if `isWanted`; null on the server, which cannot know it. Without `isWanted` no clock
 * is loaded.
 */
export function useMyClock(isWanted: boolean): MyClock | null {
  const [zone, setZone] = useState<string | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const read = setTimeout(() => setZone(new Intl.DateTimeFormat().resolvedOptions().timeZone));
    return () => clearTimeout(read);
  }, [isWanted]);
  const clock = useClock(isWanted ? zone : null);
  return useMemo(() => (clock && zone !== null ? { ...clock, zone } : null), [clock, zone]);
}

/** The clock of a time zone once its code is loaded; null until then, without a zone, and on the server. */
export function useClock(zone: string | null): VenueClock | null {
  const [loaded, setLoaded] = useState<{ zone: string; clock: VenueClock } | null>(null);
  useEffect(() => {
    if (zone === null) return undefined;
    let isOver = false;
    import('@summit/contract/money-and-time/venue-time').then(
      ({ venueClock }) => isOver || setLoaded({ zone, clock: venueClock(zone) }),
      // The venue's times stay, which came with the page.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [zone]);
  return loaded?.zone === zone ? loaded.clock : null;
}

/** The sessions with the displayed times: in the visitor's zone if there is a clock, otherwise unchanged. */
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
