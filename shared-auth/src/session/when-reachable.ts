/** The interval of retries while the server is down; the browser reports when the network is back. */
const tryAgainMs = 30_000;

/** Runs a function once when the network is back, or after `afterMs` at the latest. */
export function whenReachable(run: () => void, afterMs: number = tryAgainMs): void {
  const once = () => {
    clearTimeout(timer);
    window.removeEventListener('online', once);
    run();
  };
  const timer = setTimeout(once, afterMs);
  window.addEventListener('online', once);
}
