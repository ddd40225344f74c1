import { expect, test } from 'vitest';
import { median, table } from './numbers.ts';

test('the median is the middle, or the mean of the two middles', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('a table aligns its columns', () => {
  expect(
    table([
      ['page', 'ms'],
      ['/', '1200'],
    ]),
  ).toBe('page    ms\n/     1200');
});
