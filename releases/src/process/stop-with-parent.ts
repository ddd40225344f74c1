import closeWithGrace from 'close-with-grace';

const signals = ['SIGINT', 'SIGTERM'] as const;
const lookEveryMs = 500;
/** From the first moment: it may be gone before the program knows how to close. */
const parent = process.ppid;

interface StopOptions {
  /** Closing that takes longer is given up, in milliseconds. */
  longestMs?: number;
}

/**
 * Ends this process gracefully on a signal, or when the program that started it is gone, even if that was killed. The exit
 * code is 0, or 1 when closing fails or takes too long.
 */
export function stopWithParent(
  close: () => Promise<unknown>,
  { longestMs = 10_000 }: StopOptions = {},
): void {
  let isClosing = false;
  // A program that has come to its end by itself has closed what it opened, and its exit code is its own.
  const skip = ['beforeExit' as const];
  const { close: stop } = closeWithGrace({ delay: longestMs, skip }, async ({ err }) => {
    isClosing = true;
    ignoreFurtherSignals();
    if (err) console.error(err);
    await close();
  });
  onParentGone(() => isClosing || stop());
}

/**
 * The message channel to a program of ours closes when that ends. npm has none, and the shell that it starts dies of a signal
 * without passing it on: then this process gets another parent.
 */
function onParentGone(stop: () => unknown): void {
  if (process.channel) {
    process.once('disconnect', stop);
  } else if (process.env.npm_lifecycle_event) {
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      stop();
    }, lookEveryMs);
    timer.unref();
  }
}

/** Ctrl-C reaches a program twice where its starter passes it on as well: the second must not interrupt closing. */
function ignoreFurtherSignals(): void {
  for (const signal of signals) {
    process.removeAllListeners(signal);
    process.on(signal, () => undefined);
  }
}
