/** A server that is down is tried again this often; the browser itself reports when the network is back. */
const tryAgainMs = 30_000;

/** Runs something once, when the server may be reached again after a call did not arrive; `afterMs` at the latest. */
export function whenReachable(run: () => void, afterMs: number = tryAgainMs): void {
  const once = () => {
    clearTimeout(timer);
    window.removeEventListener('online', once);
    run();
  };
  const timer = setTimeout(once, afterMs);
  window.addEventListener('online', once);
}
