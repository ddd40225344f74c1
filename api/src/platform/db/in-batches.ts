interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

/**
 * For writes that would wait for each other's commit: items that arrive while one batch is written are written
 * together in the next. A single write is not delayed. When a batch fails, each of its items is written alone, so
 * that only the one at fault fails.
 * @param write all in one transaction; returns a result for each item in the same order
 * @param most items in a batch
 */
export function inBatches<Item, Result>(
  write: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let isWriting = false;

  async function settle(batch: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(batch.map(({ item }) => item));
      if (results.length !== batch.length) throw new Error('A batch has to return a result for each item');
      batch.forEach(({ resolve }, at) => resolve(results[at] as Result));
    } catch (error) {
      if (batch.length === 1) return batch[0]?.reject(error);
      for (const each of batch) await settle([each]);
    }
  }

  async function writeAll(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) await settle(waiting.splice(0, most));
    isWriting = false;
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (!isWriting) void writeAll();
    });
}
