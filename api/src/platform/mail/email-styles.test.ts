import { expect, test } from 'vitest';
import { readableOn } from './email-styles.ts';

test.each([
  ['#3d2bff', '#ffffff'],
  ['#d6005c', '#ffffff'],
  ['#111111', '#ffffff'],
  ['#ffe14d', '#100e17'],
  ['#00d084', '#100e17'],
])('on the background %s the text is %s', (ground, ink) => {
  expect(readableOn(ground)).toBe(ink);
});
