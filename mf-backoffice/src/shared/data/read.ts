import { keepPreviousData, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Call, ResponseOf } from '@summit/contract/requests/call';
import type { CallArguments } from '@summit/shared-auth';
import { useOrganiserCall } from '../session/organiser-call.ts';

/** Without a connection a read fails at once instead of waiting silently; it is repeated when the connection is back. */
export const readOptions = { retry: false, networkMode: 'always', refetchOnReconnect: true } as const;

/** Reads by a call, and again when a change says so: `const team = useRead(organiserCalls.organisers)`. */
export function useRead<C extends Call>(row: C, ...rest: CallArguments<C>): UseQueryResult<ResponseOf<C>> {
  const call = useOrganiserCall();
  return useQuery<ResponseOf<C>>({
    queryKey: getReadKey(row, rest[0]),
    queryFn: () => call(row, ...rest),
    ...readOptions,
  });
}

/** The same for a page of a list: the previous page stays, with the focus, until the next one is loaded. */
export function useReadPage<C extends Call>(
  row: C,
  ...rest: CallArguments<C>
): UseQueryResult<ResponseOf<C>> {
  const call = useOrganiserCall();
  return useQuery<ResponseOf<C>>({
    queryKey: getReadKey(row, rest[0]),
    queryFn: () => call(row, ...rest),
    placeholderData: keepPreviousData,
    ...readOptions,
  });
}

/** Refetches all displayed data of some calls. */
export function useReadAgain(): (...rows: Call[]) => Promise<void> {
  const client = useQueryClient();
  return async (...rows) => {
    await Promise.all(rows.map((row) => client.invalidateQueries({ queryKey: getReadKey(row) })));
  };
}

/** The key of everything that was read by a call, or of the response to one input. */
export function getReadKey({ path }: Call, input?: object): unknown[] {
  return input ? [path, input] : [path];
}
