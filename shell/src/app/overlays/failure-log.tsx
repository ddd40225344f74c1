import { useEffect, useRef } from 'react';
import { isApiError, useFailedCalls } from '@summit/shared-auth';

/**
 * Logs the request's id to the browser's console whenever the server failed, even if a page, a form or the session
 * has handled it: the organisers look up failures by this id.
 */
export function FailureLog() {
  const known = useRef(new WeakSet<object>());

  function log(error: unknown): void {
    if (!isApiError(error) || error.status < 500 || !error.requestId || known.current.has(error)) return;
    known.current.add(error);
    reportError(new Error(`Request ${error.requestId} failed.`, { cause: error }));
  }

  useFailedCalls(({ error }) => log(error));
  useEffect(() => {
    const hear = ({ reason }: PromiseRejectionEvent) => log(reason);
    window.addEventListener('unhandledrejection', hear);
    return () => window.removeEventListener('unhandledrejection', hear);
  }, []);
  return null;
}
