/**
 * Does jobs one after the other, in the order they come: `const inTurn = oneAtATime(); await inTurn(() => crop(picture))`.
 * For jobs that would take every core, or all memory, if all of them ran at once.
 */
export function oneAtATime(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const mine = last.then(job);
    last = mine.catch(() => undefined);
    return mine;
  };
}
