const queue: { last: Promise<unknown> } = { last: Promise.resolve() };

/**
 * Runs actions one after the other, so that the last stored state is the latest, and nothing is stored after its removal.
 * An action must not start another one inside itself, which would wait forever.
 */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = queue.last.then(work);
  queue.last = result.catch(() => undefined);
  return result;
}
