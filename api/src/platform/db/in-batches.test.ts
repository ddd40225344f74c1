import { expect, test } from 'vitest';
import { inBatches } from './in-batches.ts';

/** Writes doubled numbers at the test's command; -1 is refused. */
function slowWrite() {
  const batches: number[][] = [];
  const gates: (() => void)[] = [];
  const write = inBatches(async (items: readonly number[]) => {
    batches.push([...items]);
    await new Promise<void>((resolve) => gates.push(resolve));
    if (items.includes(-1)) throw new Error('refused');
    return items.map((item) => item * 2);
  }, 3);
  const finishOne = async () => {
    gates.shift()?.();
    await new Promise(setImmediate);
  };
  return { write, batches, finishOne };
}

test('the first item is written immediately, and later ones in batches', async () => {
  const { write, batches, finishOne } = slowWrite();
  const results = Promise.all([1, 2, 3, 4, 5].map(write));
  expect(batches).toEqual([[1]]);
  await finishOne();
  expect(batches).toEqual([[1], [2, 3, 4]]);
  await finishOne();
  await finishOne();
  expect(await results).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
});

test('only the invalid item fails', async () => {
  const { write, finishOne } = slowWrite();
  const results = Promise.allSettled([1, 2, -1, 3].map(write));
  for (let count = 0; count < 5; count += 1) await finishOne();
  expect((await results).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  const later = write(7);
  await finishOne();
  expect(await later).toBe(14);
});
