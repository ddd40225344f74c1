import { expect, test } from 'vitest';
import { getRoom, inPixels, largestSquare, placed, resized } from './crop-geometry.ts';

const tall = { width: 1000, height: 2000 };
const wide = { width: 2000, height: 1000 };

test('the largest square of an upright picture is above its centre, that of a wide one is centred', () => {
  expect(inPixels(largestSquare(tall), tall)).toMatchObject({ left: 0, side: 1000 });
  expect(inPixels(largestSquare(tall), tall).top).toBeCloseTo(1000 / 3);
  expect(inPixels(largestSquare(wide), wide)).toEqual({ left: 500, top: 0, side: 1000 });
});

test('an area shrinks around its own centre, and stays within the picture when it grows', () => {
  const half = resized(largestSquare(wide), 0.5, wide);
  expect(inPixels(half, wide)).toEqual({ left: 750, top: 250, side: 500 });
  const corner = placed(half, { left: 1, top: 1 }, wide);
  expect(inPixels(corner, wide)).toEqual({ left: 1500, top: 500, side: 500 });
  expect(inPixels(resized(corner, 1, wide), wide)).toEqual({ left: 1000, top: 0, side: 1000 });
});

test('an area is moved within the picture', () => {
  const area = largestSquare(tall);
  expect(getRoom(area, tall)).toEqual({ across: 0, down: 0.5 });
  expect(placed(area, { left: 0.3, top: 0.9 }, tall)).toEqual({ left: 0, top: 0.5, side: 1 });
  expect(placed(area, { left: -1, top: -1 }, tall)).toEqual({ left: 0, top: 0, side: 1 });
});
