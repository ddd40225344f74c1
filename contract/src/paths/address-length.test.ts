import { expect, test } from 'vitest';
import { isAddressTooLong } from './address-length.ts';

test.each([
  ['the longest path', '/'.repeat(1000), false],
  ['a longer path', '/'.repeat(1001), true],
  ['a longer path with a search', `${'/'.repeat(1001)}?a=1`, true],
  ['a long search', `/speakers?${'a'.repeat(7000)}`, false],
  ['a longer address', `/speakers?${'a'.repeat(8000)}`, true],
])('%s', (_what, address, isTooLong) => {
  expect(isAddressTooLong(address)).toBe(isTooLong);
});
