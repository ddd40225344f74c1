import closeWithGrace from 'close-with-grace';

const signals = ['SIGINT', 'SIGTERM'] as const;
const checkEveryMs = 500;
/** This is read when the module is loaded, because the parent may end before the program is ready to close. */
const parent = process.ppid;

interface StopOptions {
  /** The timeout of closing, in milliseconds. */
  timeoutMs?: number;
}

/**
 * Ends this process gracefully on a signal, or when the program that started it is gone, even if that was killed. The exit
 * code is 0, or 1 when closing fails or takes too long.
 */
export function stopWithParent(
  close: () => Promise<unknown>,
  { timeoutMs = 10_000 }: StopOptions = {},
): void {
  let isClosing = false;
  // A program that ends by itself has closed its resources and set its own exit code.
  const skip = ['beforeExit' as const];
  const { close: stop } = closeWithGrace({ delay: timeoutMs, skip }, async ({ err }) => {
    isClosing = true;
    ignoreFurtherSignals();
    if (err) console.error(err);
    await close();
  });
  onParentGone(() => isClosing || stop());
}

/**
 * Calls back when the parent ends. The message channel to one of our programs closes then. npm has no channel, and
 * its shell dies of a signal without passing it on: then this process gets another parent.
 */
function onParentGone(stop: () => unknown): void {
  if (process.channel) {
    process.once('disconnect', stop);
  } else if (process.env.npm_lifecycle_event) {
    const timer = setInterval(() => {
      if (process.ppid === parent) return;
      clearInterval(timer);
      stop();
    }, checkEveryMs);
    timer.unref();
  }
}

/** Ctrl-C reaches a program twice if its parent passes it on, too: the second signal must not interrupt closing. */
function ignoreFurtherSignals(): void {
  for (const signal of signals) {
    process.removeAllListeners(signal);
    process.on(signal, () => undefined);
  }
}
