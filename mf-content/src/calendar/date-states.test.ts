import { expect, test } from 'vitest';
import { daysUntil, getStates } from './date-states.ts';

const dates = [
  { startsAt: '2030-01-01T00:00:00Z', endsAt: '2030-01-10T00:00:00Z' },
  { startsAt: '2030-01-05T00:00:00Z', endsAt: null },
  { startsAt: '2030-02-01T00:00:00Z', endsAt: null },
  { startsAt: '2030-03-01T00:00:00Z', endsAt: null },
];

test.each([
  ['2029-12-31T23:59:59Z', ['next', 'later', 'later', 'later']],
  ['2030-01-01T00:00:00Z', ['now', 'next', 'later', 'later']],
  ['2030-01-10T00:00:00Z', ['now', 'past', 'next', 'later']],
  ['2030-01-10T00:00:01Z', ['past', 'past', 'next', 'later']],
  ['2031-01-01T00:00:00Z', ['past', 'past', 'past', 'past']],
])('at %s the dates are %s', (moment, states) => {
  expect(getStates(dates, Date.parse(moment))).toEqual(states);
});

test('formats the remaining time', () => {
  const now = Date.parse('2030-01-01T12:00:00Z');
  expect(daysUntil('2030-01-01T18:00:00Z', now)).toBe('within a day');
  expect(daysUntil('2030-01-03T12:00:00Z', now)).toBe('in 2 days');
});
