/** A server that has stopped is tried again this often; the browser tells of a network that is back by itself. */
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
