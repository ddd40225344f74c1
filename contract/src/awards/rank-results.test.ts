import { expect, test } from 'vitest';
import { rankResults } from './rank-results.ts';

const total = (nomineeId: string, votes: number, categoryId = 'payments') => ({
  categoryId,
  nomineeId,
  votes,
});

function getResults(totals: ReturnType<typeof total>[], leaders: number) {
  return Object.fromEntries(rankResults(totals, leaders));
}

test('the most votes in each category win, independently of other categories', () => {
  const totals = [total('a', 3), total('b', 9), total('c', 1, 'data')];
  expect(getResults(totals, 0)).toEqual({ b: 'Winner', c: 'Winner' });
});

test('nominees with equal votes share the win or the lead', () => {
  const totals = [total('a', 9), total('b', 9), total('c', 5), total('d', 5), total('e', 4)];
  expect(getResults(totals, 1)).toEqual({ a: 'Winner', b: 'Winner', c: 'Leader', d: 'Leader' });
});

test('only nominees with votes can be leaders', () => {
  expect(getResults([total('a', 2), total('b', 1), total('c', 0)], 5)).toEqual({ a: 'Winner', b: 'Leader' });
  expect(getResults([], 5)).toEqual({});
});
