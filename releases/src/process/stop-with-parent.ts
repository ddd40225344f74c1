import closeWithGrace from 'close-with-grace';

const longestMs = 10_000;
const signals = ['SIGINT', 'SIGTERM'] as const;

/**
 * Ends this process gracefully on a signal, or when the program that started it is gone, even if that was killed: then its
 * message channel closes. The exit code is 0, or 1 when closing fails or takes too long.
 */
export function stopWithParent(close: () => Promise<unknown>): void {
  let isClosing = false;
  // A program that has come to its end by itself has closed what it opened, and its exit code is its own.
  const skip = ['beforeExit' as const];
  const { close: stop } = closeWithGrace({ delay: longestMs, skip }, async ({ err }) => {
    isClosing = true;
    ignoreFurtherSignals();
    if (err) console.error(err);
    await close();
  });
  if (!process.channel) return;
  process.once('disconnect', () => {
    if (!isClosing) stop();
  });
}

/** Ctrl-C reaches a program twice where its starter passes it on as well: the second must not interrupt closing. */
function ignoreFurtherSignals(): void {
  for (const signal of signals) {
    process.removeAllListeners(signal);
    process.on(signal, () => undefined);
  }
}
