import { expect, test } from 'vitest';
import { getByteRange } from './byte-range.ts';

test.each([
  [undefined, null],
  ['bytes=0-', { first: 0, last: 999 }],
  ['bytes=100-199', { first: 100, last: 199 }],
  ['bytes=900-5000', { first: 900, last: 999 }],
  ['bytes=-100', { first: 900, last: 999 }],
  ['bytes=-5000', { first: 0, last: 999 }],
  ['bytes=1000-', 'none'],
  ['bytes=200-100', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=-', null],
  ['bytes=0-1,5-9', null],
  ['lines=0-1', null],
])('of a thousand bytes %s is %j', (header, range) => {
  expect(getByteRange(header, 1000)).toEqual(range);
});
