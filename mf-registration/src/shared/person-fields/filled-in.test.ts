import { expect, test } from 'vitest';
import { filledIn } from './filled-in.ts';

test('a payload has neither nulls nor empty fields', () => {
  expect(
    filledIn({ a: null, b: undefined, c: '', d: 'x', e: false, f: 0, g: [], h: { i: '', j: 'y' } }),
  ).toEqual({
    d: 'x',
    e: false,
    f: 0,
    g: [],
    h: { j: 'y' },
  });
});
