import { useMutation } from './server-state.ts';
import type { ApiError } from './api-error.ts';
import { useSessionActions } from './session-context.tsx';
import type { SessionActions } from './session-actions.ts';

interface LoginAction {
  /**
   * Logs in as `SessionActions.login` does.
   * @throws ApiError
   */
  run: SessionActions['login'];
  busy: boolean;
}

/**
 * The login as an action like any other, so that the frame's loading bar runs while it is in progress, and a server
 * error leaves its request id in the log.
 */
export function useLogin(): LoginAction {
  const { login } = useSessionActions();
  const { mutateAsync, isPending } = useMutation<void, ApiError, Parameters<SessionActions['login']>>({
    mutationFn: (input) => login(...input),
  });
  return { run: (...input) => mutateAsync(input), busy: isPending };
}
