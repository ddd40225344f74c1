import type { ApiError } from '../http/api-error.ts';
import { useMutation } from '../server-state.ts';
import type { SessionActions } from './session-actions.ts';
import { useSessionActions } from './session-context.tsx';

interface LoginAction {
  /**
   * Logs in as `SessionActions.login` does.
   * @throws ApiError
   */
  run: SessionActions['login'];
  busy: boolean;
}

/**
 * The login as an action like any other, so that the frame's loading bar runs while it is in progress, and the request id
 * of a server error is logged.
 */
export function useLogin(): LoginAction {
  const { login } = useSessionActions();
  const { mutateAsync, isPending } = useMutation<void, ApiError, Parameters<SessionActions['login']>>({
    mutationFn: (input) => login(...input),
  });
  return { run: (...input) => mutateAsync(input), busy: isPending };
}
