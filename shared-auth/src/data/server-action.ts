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
   * Makes the call; while one is in progress a second press with the same input gets the response to the first.
   * @throws ApiError
   */
  run: (...rest: CallArguments<C>) => Promise<ResponseOf<C>>;
  /** Whether the latest call is in progress; error and response are its own, too. */
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
  /** The calls in progress, by what they send. */
  const running = useRef(new Map<string, Promise<ResponseOf<C>>>());
  const mutation = useMutation<ResponseOf<C>, ApiError, LooseInput | undefined>({
    mutationFn: (input) => call(row, input),
    onSuccess: () => refreshRows(queryClient, options.refreshes ?? []),
    onError: ({ code }) => {
      if (options.refreshesOn?.includes(code)) refreshRows(queryClient, options.refreshes ?? []);
    },
  });

  return {
    run: (...[input]) => {
      const sent = whatIsSent(input);
      const first = running.current.get(sent);
      if (first) return first;
      const response = mutation.mutateAsync(input).finally(() => running.current.delete(sent));
      running.current.set(sent, response);
      return response;
    },
    busy: mutation.isPending,
    error: mutation.error,
    response: mutation.data,
    reset: mutation.reset,
  };
}

/** What a call sends, as text. The captcha's result is no part of it: a second press may have another one. */
function whatIsSent({ params, query, body }: LooseInput = {}): string {
  return JSON.stringify([params, query, body]);
}
