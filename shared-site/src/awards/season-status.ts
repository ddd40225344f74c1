import * as limits from '@summit/contract/limits/limits';
import { serverNow } from '@summit/shared-auth';

/** The part of a status query that is used: when the status changes by itself. */
interface StatusQuery {
  state: { data?: { changesAt: string | null } };
}

/** The requests of all open pages are spread over this many milliseconds after the change. */
const spreadMs = 2_000;

/** A status that has not changed this long after its time is not expected to change any more, so polling ends. */
const giveUpMs = 60_000;

/**
 * The average polling interval of a visible page, in milliseconds: a change may be scheduled, or made, after the page was
 * opened. A change that is scheduled three minutes ahead is known to every open page in time.
 */
const pollMs = 120_000;

/**
 * Options for the query of an awards status: an open page refetches it when the status changes by itself, every other
 * minute while the page is visible, and when the visitor returns to it.
 */
export const followsSchedule = {
  refetchOnWindowFocus: true,
  refetchIntervalInBackground: true,
  refetchInterval: ({ state }: StatusQuery) => msUntilChange(state.data?.changesAt ?? null, serverNow()),
} as const;

/** The delay before the next request, in milliseconds; false: no request before the visitor returns to the page. */
export function msUntilChange(changesAt: string | null, now: number): number | false {
  const inView = isInView() ? pollMs * (0.75 + Math.random() / 2) : Infinity;
  const left = changesAt === null ? Infinity : Date.parse(changesAt) - now;
  const isOverdue = left < -giveUpMs;
  const wait = isOverdue ? Infinity : Math.max(left, 0) + 500 + Math.random() * spreadMs;
  const next = Math.min(wait, inView);
  return next === Infinity ? false : Math.min(next, limits.maxTimerDelay);
}

/** There is no document on the server, which renders a page and does not poll. */
function isInView(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'visible';
}
