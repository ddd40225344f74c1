/**
 * Runs jobs one at a time, in the order of their calls: `const inTurn = oneAtATime(); await inTurn(() =>
 * crop(picture))`. For jobs that would use every core, or all memory, if they ran concurrently.
 */
export function oneAtATime(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const mine = last.then(job);
    last = mine.catch(() => undefined);
    return mine;
  };
}
