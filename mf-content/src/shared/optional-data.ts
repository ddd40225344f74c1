import type { Call, ResponseOf } from '@summit/contract/call';
import { serverQuery, useCall, type CallArguments, type CallFunction } from '@summit/shared-auth';
import { useSuspenseQuery } from '@summit/shared-auth/server-state';

type NoOptions = Record<never, never>;
type LooseCall = (row: Call, input: object) => Promise<unknown>;

/** What a page can do without: the answer of a row, or null when it cannot be had. Suspends, on the server too. */
export function useOptionalData<C extends Call>(
  row: C,
  ...rest: CallArguments<C, NoOptions>
): ResponseOf<C> | null {
  const call: CallFunction = useCall();
  const { queryKey } = serverQuery(call, row, ...rest);
  const { data } = useSuspenseQuery<ResponseOf<C> | null>({
    // A key of its own, and not the row's query beneath it: the answer travels in the page once.
    queryKey: [...queryKey, 'optional'],
    queryFn: ({ signal }) =>
      (call as LooseCall)(row, { ...rest[0], signal }).catch(() => null) as Promise<ResponseOf<C> | null>,
  });
  return data;
}
