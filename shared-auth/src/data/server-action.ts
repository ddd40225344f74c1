import { useRef } from 'react';
import type { ErrorCode } from '@summit/contract/errors/errors';
import type { Call, ResponseOf } from '@summit/contract/requests/call';
import type { ApiError } from '../http/api-error.ts';
import type { CallArguments, LooseInput } from '../http/call-input.ts';
import { useMutation, useQueryClient } from '../server-state.ts';
import { useCall } from '../session/session-context.tsx';
import { refreshRows } from './server-query.ts';

export interface ServerActionOptions {
  /** Rows whose responses the action changes: they are refetched where they are on the page. */
  refreshes?: readonly Call[];
  /** Error codes after which these rows are refetched, too, because they have changed already. */
  refreshesOn?: readonly ErrorCode[];
}

export interface ServerAction<C extends Call> {
  /**
   * Makes the call; while one is in progress a second press gets the response to the first.
   * @throws ApiError
   */
  run: (...rest: CallArguments<C>) => Promise<ResponseOf<C>>;
  busy: boolean;
  error: ApiError | null;
  response: ResponseOf<C> | undefined;
  /** Clears response and error. */
  reset: () => void;
}

/** A call that changes something: `const vote = useServerAction(awardsCalls.voteStepOne); await vote.run({ body })`. */
export function useServerAction<C extends Call>(row: C, options: ServerActionOptions = {}): ServerAction<C> {
  const call = useCall() as (row: Call, input?: LooseInput) => Promise<ResponseOf<C>>;
  const queryClient = useQueryClient();
  const running = useRef<Promise<ResponseOf<C>>>(undefined);
  const mutation = useMutation<ResponseOf<C>, ApiError, LooseInput | undefined>({
    mutationFn: (input) => call(row, input),
    onSuccess: () => refreshRows(queryClient, options.refreshes ?? []),
    onError: ({ code }) => {
      if (options.refreshesOn?.includes(code)) refreshRows(queryClient, options.refreshes ?? []);
    },
  });

  return {
    run: (...[input]) => {
      running.current ??= mutation.mutateAsync(input).finally(() => {
        running.current = undefined;
      });
      return running.current;
    },
    busy: mutation.isPending,
    error: mutation.error,
    response: mutation.data,
    reset: mutation.reset,
  };
}
