/** The query of a status, as far as its response says when the status changes by itself. */
interface StatusQuery {
  state: { data?: { changesAt: string | null } };
}

/** Requests of all open pages are spread over so many milliseconds after the change. */
const spreadMs = 2_000;

/** A status that has not changed so long after its time was not going to: nobody asks any more. */
const giveUpMs = 60_000;

/** Timers of browsers run at most this long, about 24 days. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * Options of a query of an awards status: a page that is left open asks again when the status changes by itself, and
 * when the visitor comes back to it.
 */
export const followsSchedule = {
  refetchOnWindowFocus: true,
  refetchIntervalInBackground: true,
  refetchInterval: ({ state }: StatusQuery) => msUntilChange(state.data?.changesAt ?? null, Date.now()),
} as const;

/** How long to wait before asking again, in milliseconds; false: nothing is going to change. */
export function msUntilChange(changesAt: string | null, now: number): number | false {
  if (changesAt === null) return false;
  const left = Date.parse(changesAt) - now;
  if (left < -giveUpMs) return false;
  return Math.min(Math.max(left, 0) + 500 + Math.random() * spreadMs, longestTimerMs);
}
