import type { ResponseOf } from '@summit/contract/call';
import { settingsCalls } from '@summit/contract/calls/settings';
import { useCall } from '@summit/shared-auth';
import { useSuspenseQuery } from '@summit/shared-auth/server-state';
import { daySpan, fullDay } from '@summit/contract/day-words';
import { venueClock, type VenueClock } from '../shared/venue-clock.ts';

type KeyDateFact = ResponseOf<typeof settingsCalls.settings>['keyDates'][number];

/** A key date as the page shows it, by the venue's clock. */
export interface KeyDate extends KeyDateFact {
  /** `YYYY-MM-DD` */
  day: string;
  /** `Mon 14 September to Sat 31 October 2026`, `Thu 10 June 2027, 19:00` */
  words: string;
  /** `Sat 31 October 2026`; null for what is over in a moment. */
  untilWords: string | null;
}

export interface KeyDatesAnswer {
  event: ResponseOf<typeof settingsCalls.settings>['event'];
  /** In order of time. */
  dates: KeyDate[];
  /** When the server answered, in ms: what the page says of past and future has to be the same in the browser. */
  askedAt: number;
}

/** The dates that the organisers set. Suspends; throws ApiError. */
export function useKeyDates(): KeyDatesAnswer {
  const call = useCall();
  const { data } = useSuspenseQuery({
    queryKey: ['key-dates'],
    queryFn: async ({ signal }) => {
      const { event, keyDates } = await call(settingsCalls.settings, { signal });
      const clock = venueClock(event.timeZone);
      const dates = keyDates.map((date) => ({ ...date, ...wordsOf(date, clock) }));
      return {
        event,
        dates: dates.sort((a, b) => a.startsAt.localeCompare(b.startsAt)),
        askedAt: Date.now(),
      };
    },
  });
  return data;
}

function wordsOf({ kind, startsAt, endsAt }: KeyDateFact, clock: VenueClock) {
  const day = clock.day(startsAt);
  const untilDay = endsAt === null ? null : clock.day(endsAt);
  const hour = kind === 'event' || kind === 'ceremony' ? `, ${clock.time(startsAt)}` : '';
  return {
    day,
    words: untilDay === null || untilDay === day ? `${fullDay(day)}${hour}` : daySpan(day, untilDay),
    untilWords: untilDay === null ? null : fullDay(untilDay),
  };
}
