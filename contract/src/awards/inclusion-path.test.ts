import { expect, test } from 'vitest';
import { inclusionSides } from './inclusion-path.ts';

test('the sides of the seven-leaf tree in RFC 9162', () => {
  expect(inclusionSides(0, 7)).toEqual(['right', 'right', 'right']);
  expect(inclusionSides(3, 7)).toEqual(['left', 'left', 'right']);
  expect(inclusionSides(4, 7)).toEqual(['right', 'right', 'left']);
  expect(inclusionSides(6, 7)).toEqual(['left', 'left']);
});

test('a tree of one leaf needs no path', () => expect(inclusionSides(0, 1)).toEqual([]));

test.each([
  [1, 1],
  [-1, 4],
  [0, 0],
  [0.5, 4],
  [2, Number.NaN],
])('leaf %s of a tree of %s does not exist', (index, size) => expect(inclusionSides(index, size)).toBeNull());
