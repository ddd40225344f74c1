/** A promise with a timeout: resolves with its value, or with undefined after `ms`. */
export async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

const stepMs = 100;

/**
 * The same, but hardly counts the time in which this process waits for the processor, because its timers are late
 * then.
 */
export async function withinRunning<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  const done = promise.then((value) => ({ value }));
  for (let left = ms; left > 0; left -= stepMs) {
    const outcome = await within(Math.min(left, stepMs), done);
    if (outcome) return outcome.value;
  }
  return undefined;
}
