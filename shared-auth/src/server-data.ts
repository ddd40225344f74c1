import { queryOptions, useQuery, useSuspenseQuery } from './server-state.ts';
import type { Call, ResponseOf } from '@summit/contract/call';
import type { ApiError } from './api-error.ts';
import type { CallArguments, CallFunction, LooseInput } from './call-input.ts';
import { useCall } from './session-context.tsx';

/** Rows that answer the same to the same question; what changes something is a `useServerAction`. */
type NoOptions = Record<never, never>;

/** How TanStack Query asks a row: key `[method, path, input]`. A row without a response answers null. */
export function serverQuery<C extends Call>(
  call: CallFunction,
  row: C,
  ...[input]: CallArguments<C, NoOptions>
) {
  const asked: LooseInput = input ?? {};
  return queryOptions<ResponseOf<C>, ApiError>({
    queryKey: serverQueryKey(row, asked),
    queryFn: async ({ signal }) => {
      const answer = await (call as LooseCall)(row, { ...asked, signal });
      return (answer ?? null) as ResponseOf<C>;
    },
    meta: { personal: row.access !== 'public', spinnerHidesAfter: row.spinnerHidesAfter },
  });
}

type LooseCall = (row: Call, input: LooseInput) => Promise<unknown>;

/** Without an input: the beginning of every key of the row. */
export function serverQueryKey(row: Call, input?: LooseInput): readonly unknown[] {
  return input ? [row.method, row.path, input] : [row.method, row.path];
}

/**
 * The answer of a row. Suspends until it is there, on the server too, and throws an ApiError to the nearest boundary:
 * `const { speakers } = useServerData(speakerCalls.speakers, { query: { itemsOnPage: 9999 } })`.
 */
export function useServerData<C extends Call>(row: C, ...rest: CallArguments<C, NoOptions>): ResponseOf<C> {
  const call = useCall();
  return useSuspenseQuery(serverQuery(call, row, ...rest)).data;
}

export interface LaterOptions {
  /** False: do not ask yet. */
  enabled?: boolean;
  /** Asks again and again after so many milliseconds while the page is looked at, and whenever it is looked at again. */
  everyMs?: number;
}

/**
 * The same without suspending, for what may come after the page: `{ data, error, isPending, refetch, ... }`.
 * On the server it asks nothing.
 */
export function useServerDataLater<C extends Call>(
  row: C,
  input?: CallArguments<C, NoOptions>[0],
  options: LaterOptions = {},
) {
  const call = useCall();
  const rest = [input] as CallArguments<C, NoOptions>;
  const { enabled = true, everyMs } = options;
  const again = everyMs ? ({ refetchInterval: everyMs, refetchOnWindowFocus: 'always' } as const) : {};
  return useQuery({ ...serverQuery(call, row, ...rest), enabled, ...again });
}
