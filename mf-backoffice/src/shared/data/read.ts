import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Call, ResponseOf } from '@summit/contract/requests/call';
import type { CallArguments } from '@summit/shared-auth';
import { useOrganiserCall } from '../session/organiser-call.ts';

/** Reads by a call, and again when a change says so: `const team = useRead(organiserCalls.organisers)`. */
export function useRead<C extends Call>(row: C, ...rest: CallArguments<C>): UseQueryResult<ResponseOf<C>> {
  const call = useOrganiserCall();
  return useQuery<ResponseOf<C>>({
    queryKey: keyOf(row, rest[0]),
    queryFn: () => call(row, ...rest),
    retry: false,
  });
}

/** Has everything that is shown of some calls read again. */
export function useReadAgain(): (...rows: Call[]) => Promise<void> {
  const client = useQueryClient();
  return async (...rows) => {
    await Promise.all(rows.map((row) => client.invalidateQueries({ queryKey: keyOf(row) })));
  };
}

/** All that was read by a call, or what one input of it gave. */
function keyOf({ path }: Call, input?: object): unknown[] {
  return input ? [path, input] : [path];
}
