import * as settingsCalls from '@summit/contract/calls/settings';
import { daySpan, fullDay } from '@summit/contract/money-and-time/day-words';
import { compareMoments, type VenueClock, venueClock } from '@summit/contract/money-and-time/venue-time';
import type { ResponseOf } from '@summit/contract/requests/call';
import { serverNow } from '@summit/shared-auth';
import { serverView, useServerView } from '@summit/shared-auth/server-view';

type KeyDateFact = ResponseOf<typeof settingsCalls.settings>['keyDates'][number];

/** A key date with its texts, in the venue's time. */
export interface KeyDate extends KeyDateFact {
  /** `YYYY-MM-DD` */
  day: string;
  /** The date in words: `Mon 14 September to Sat 31 October 2026`, `Thu 10 June 2027, 19:00`. */
  words: string;
  /** The end in words: `Sat 31 October 2026`, with the hour if it ends within that day; null for a date without duration. */
  untilWords: string | null;
}

export interface KeyDatesResponse {
  event: ResponseOf<typeof settingsCalls.settings>['event'];
  /** The dates in chronological order. */
  dates: KeyDate[];
  /** When the server responded, in ms: the browser must agree with it on which dates are past. */
  askedAt: number;
}

/** The dates that the organisers set. Suspends; throws ApiError. */
export function useKeyDates(): KeyDatesResponse {
  return useServerView(keyDatesView);
}

const keyDatesView = serverView('content.keyDates', [settingsCalls.settings], async ({ call }) => {
  const { event, keyDates } = await call(settingsCalls.settings);
  const clock = venueClock(event.timeZone);
  const dates = keyDates.map((date) => ({ ...date, ...getWords(date, clock) }));
  return {
    event,
    dates: dates.sort((a, b) => compareMoments(a.startsAt, b.startsAt)),
    askedAt: serverNow(),
  };
});

function getWords({ kind, startsAt, endsAt }: KeyDateFact, clock: VenueClock) {
  const day = clock.day(startsAt);
  const untilDay = endsAt === null ? null : clock.lastDay(endsAt);
  const hour = kind === 'event' || kind === 'ceremony' ? `, ${clock.time(startsAt)}` : '';
  return {
    day,
    words: untilDay === null || untilDay === day ? `${fullDay(day)}${hour}` : daySpan(day, untilDay),
    untilWords: endsAt === null ? null : clock.end(endsAt),
  };
}
