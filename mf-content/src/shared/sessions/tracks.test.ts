import { expect, test } from 'vitest';
import { getTracks } from './tracks.ts';

test('tracks are listed once, by name, with the index of their colour', () => {
  const risk = { track: 'Risk', trackPlace: 5 };
  const cards = { track: 'Cards', trackPlace: 0 };
  const coffee = { track: null, trackPlace: null };
  expect(getTracks([risk, coffee, cards, risk])).toEqual([
    { name: 'Cards', place: 0 },
    { name: 'Risk', place: 5 },
  ]);
});
