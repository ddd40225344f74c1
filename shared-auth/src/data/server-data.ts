import type { Call, ResponseOf } from '@summit/contract/requests/call';
import type { CallArguments } from '../http/call-input.ts';
import { useSuspenseQuery } from '../server-state.ts';
import { useCall } from '../session/session-context.tsx';
import { useHydratedQuery } from './hydrated-query.ts';
import { type NoOptions, serverQuery } from './server-query.ts';

/**
 * The response of a row. Suspends until it arrives, on the server too, and throws an ApiError to the nearest boundary:
 * `const { speakers } = useServerData(speakerCalls.speakers, { query: { itemsOnPage: 9999 } })`.
 */
export function useServerData<C extends Call>(row: C, ...rest: CallArguments<C, NoOptions>): ResponseOf<C> {
  const call = useCall();
  return useSuspenseQuery(serverQuery(call, row, ...rest)).data;
}

export interface QueryOptions {
  /** False: do not fetch yet. */
  enabled?: boolean;
  /** Polls at this interval while the page is visible, and refetches whenever it becomes visible. */
  everyMs?: number;
}

/**
 * The same without suspending, for data that may arrive after the page: `{ data, error, isPending, refetch, ... }`.
 * It is pending on the server and until hydration is over: nothing is fetched, and data of other queries is not shown.
 */
export function useServerDataQuery<C extends Call>(
  row: C,
  input?: CallArguments<C, NoOptions>[0],
  options: QueryOptions = {},
) {
  const call = useCall();
  const rest = [input] as CallArguments<C, NoOptions>;
  const { enabled = true, everyMs } = options;
  const again = everyMs ? ({ refetchInterval: everyMs, refetchOnWindowFocus: 'always' } as const) : {};
  return useHydratedQuery({ ...serverQuery(call, row, ...rest), enabled, ...again });
}
