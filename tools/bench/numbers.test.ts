import { expect, test } from 'vitest';
import { getSlope, median, table } from './numbers.ts';

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

test('the slope is that of the best-fitting line', () => {
  expect(getSlope([3, 5, 7])).toBe(2);
  expect(getSlope([4, 4, 4, 4])).toBe(0);
  expect(getSlope([1, 2, 1, 2])).toBeCloseTo(0.2);
});
