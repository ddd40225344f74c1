import { isApiError } from '@summit/shared-auth';
import { useQueryClient } from '@summit/shared-auth/server-state';
import { useEffect } from 'react';

/**
 * Leaves the request's id in the browser's log whenever the server failed, also where a page or a form has told the
 * visitor already: it is what the organisers look for.
 */
export function FailureLog() {
  const queryClient = useQueryClient();

  useEffect(() => {
    const known = new WeakSet<object>();
    const log = (error: unknown) => {
      if (!isApiError(error) || error.status < 500 || !error.requestId || known.has(error)) return;
      known.add(error);
      reportError(new Error(`Request ${error.requestId} failed.`, { cause: error }));
    };
    const hear = ({ reason }: PromiseRejectionEvent) => log(reason);
    const stopQueries = queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') log(event.action.error);
    });
    const stopActions = queryClient.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') log(event.action.error);
    });
    window.addEventListener('unhandledrejection', hear);
    return () => {
      stopQueries();
      stopActions();
      window.removeEventListener('unhandledrejection', hear);
    };
  }, [queryClient]);

  return null;
}
