import type { KeyDate } from './key-dates-response.ts';

/** The state of a date. The first future date is `next`, the others are `later`. */
export type DateState = 'past' | 'now' | 'next' | 'later';

/** The states of the dates, which are in chronological order, at a moment in ms. */
export function getStates(dates: readonly Pick<KeyDate, 'startsAt' | 'endsAt'>[], now: number): DateState[] {
  const next = dates.findIndex(({ startsAt }) => Date.parse(startsAt) > now);
  return dates.map(({ startsAt, endsAt }, place) => {
    if (Date.parse(startsAt) > now) return place === next ? 'next' : 'later';
    return endsAt !== null && Date.parse(endsAt) >= now ? 'now' : 'past';
  });
}

const dayMs = 24 * 60 * 60 * 1000;

/** The time from a moment to a later one: `within a day`, `in 12 days`. */
export function daysUntil(moment: string, now: number): string {
  const days = Math.ceil((Date.parse(moment) - now) / dayMs);
  if (days <= 1) return 'within a day';
  return `in ${days} days`;
}
