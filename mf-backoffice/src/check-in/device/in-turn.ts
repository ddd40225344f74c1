const queue: { last: Promise<unknown> } = { last: Promise.resolve() };

/**
 * Does one thing after the other: what is stored last is what happened last, and nothing is stored after its removal.
 * Within a turn there is no other, which would wait for itself.
 */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.last.then(work);
  queue.last = result.catch(() => undefined);
  return result;
}
