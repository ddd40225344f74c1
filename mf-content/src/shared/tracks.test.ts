import { expect, test } from 'vitest';
import { tracksOf } from './tracks.ts';

test('tracks are there once, by name, with the place of their colour', () => {
  const risk = { track: 'Risk', trackPlace: 5 };
  const cards = { track: 'Cards', trackPlace: 0 };
  const coffee = { track: null, trackPlace: null };
  expect(tracksOf([risk, coffee, cards, risk])).toEqual([
    { name: 'Cards', place: 0 },
    { name: 'Risk', place: 5 },
  ]);
});
