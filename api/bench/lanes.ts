/** Runs a task for each item with limited concurrency, and returns the results in the items' order. */
export async function inLanes<Item, Result>(
  items: readonly Item[],
  lanes: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const run = async () => {
    for (const [at, item] of left) results[at] = await task(item);
  };
  await Promise.all(Array.from({ length: lanes }, run));
  return results;
}

/** Milliseconds that a task takes. */
export async function timed(task: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await task();
  return performance.now() - started;
}
