import { serverNow } from '@summit/shared-auth';

/** The query of a status, as far as its response says when the status changes by itself. */
interface StatusQuery {
  state: { data?: { changesAt: string | null } };
}

/** Requests of all open pages are spread over so many milliseconds after the change. */
const spreadMs = 2_000;

/** A status that has not changed so long after its time was not going to: nobody asks any more. */
const giveUpMs = 60_000;

/**
 * A page that is in view looks at the status about so often, in milliseconds: a change may be scheduled, or made, after it
 * was opened. What is scheduled three minutes ahead is known to every open page in time.
 */
const lookMs = 120_000;

/** Timers of browsers run at most this long, about 24 days. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Options of a query of an awards status: a page that is left open asks again when the status changes by itself, every
 * other minute while it is in view, and when the visitor comes back to it.
 */
export const followsSchedule = {
  refetchOnWindowFocus: true,
  refetchIntervalInBackground: true,
  refetchInterval: ({ state }: StatusQuery) => msUntilChange(state.data?.changesAt ?? null, serverNow()),
} as const;

/** How long to wait before asking again, in milliseconds; false: not before the visitor comes back to the page. */
export function msUntilChange(changesAt: string | null, now: number): number | false {
  const inView = isInView() ? lookMs * (0.75 + Math.random() / 2) : Infinity;
  const left = changesAt === null ? Infinity : Date.parse(changesAt) - now;
  const isOverdue = left < -giveUpMs;
  const wait = isOverdue ? Infinity : Math.max(left, 0) + 500 + Math.random() * spreadMs;
  const next = Math.min(wait, inView);
  return next === Infinity ? false : Math.min(next, longestTimerMs);
}

/** A server, which renders a page and asks no more, has no document. */
function isInView(): boolean {
  return typeof document !== 'undefined' && document.visibilityState === 'visible';
}
