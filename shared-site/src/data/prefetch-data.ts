import type { Call } from '@summit/contract/requests/call';
import { type CallArguments, serverQuery, useCall } from '@summit/shared-auth';
import { usePrefetchQuery } from '@summit/shared-auth/server-state';

type NoOptions = Record<never, never>;

/** Fetches the data of a part further down, so that the parts of a page do not wait for each other. */
export function usePrefetchData<C extends Call>(row: C, ...rest: CallArguments<C, NoOptions>): void {
  const call = useCall();
  usePrefetchQuery(serverQuery(call, row, ...rest));
}
