import { expect, test } from 'vitest';
import { truncated, withThousands } from './text-format.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1284000, '1,284,000'],
  [-1234567, '-1,234,567'],
  [12345.6789, '12,345.6789'],
  ['2840', '2,840'],
])('the amount %s is written %s', (amount, written) => {
  expect(withThousands(amount)).toBe(written);
});

test('a text that fits is unchanged', () => {
  expect(truncated('Meridian Dock', 13)).toBe('Meridian Dock');
});

test('a longer text is cut after a word, with three dots', () => {
  expect(truncated('The quiet upgrade of everything', 20)).toBe('The quiet upgrade of...');
  expect(truncated('The quiet upgrade', 13)).toBe('The quiet...');
});

test('a single long word is cut, but not within a character', () => {
  expect(truncated('Donaudampfschifffahrt', 5)).toBe('Donau...');
  expect(truncated('🦊🦊🦊🦊', 2)).toBe('🦊🦊...');
});
