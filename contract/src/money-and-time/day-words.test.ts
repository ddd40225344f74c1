import { expect, test } from 'vitest';
import { daysBetween, daySpan, eventDates, fullDay, isDay, shortDay } from './day-words.ts';

test('formats days the same in every locale of the reader', () => {
  expect(shortDay('2027-06-08')).toBe('Tue 8 June');
  expect(fullDay('2027-06-08')).toBe('Tue 8 June 2027');
});

test.each([
  ['2027-06-08', '2027-06-10', 'Tue 8 to Thu 10 June 2027'],
  ['2027-06-30', '2027-07-01', 'Wed 30 June to Thu 1 July 2027'],
  ['2027-12-31', '2028-01-01', 'Fri 31 December 2027 to Sat 1 January 2028'],
  ['2027-06-08', '2027-06-08', 'Tue 8 June 2027'],
])('from %s to %s: %s', (first, last, words) => {
  expect(daySpan(first, last)).toBe(words);
});

test('lists every day between two', () => {
  expect(daysBetween('2027-06-29', '2027-07-01')).toEqual(['2027-06-29', '2027-06-30', '2027-07-01']);
  expect(daysBetween('2027-06-10', '2027-06-08')).toEqual([]);
  expect(daysBetween('no day', '2027-06-08')).toEqual([]);
});

test.each([
  ['2027-06-08', '2027-06-10', '8–10 June 2027'],
  ['2027-06-30', '2027-07-02', '30 June – 2 July 2027'],
  ['2027-12-31', '2028-01-01', '31 December 2027 – 1 January 2028'],
  ['2027-06-08', '2027-06-08', '8 June 2027'],
  ['2027-06-10', '2027-06-08', ''],
  ['', '', ''],
])('in short from %j to %j: %j', (first, last, words) => {
  expect(eventDates(first, last)).toBe(words);
});

test.each(['2027-06-08', '1999-12-31', '2028-02-29'])('%s is a day', (day) => {
  expect(isDay(day)).toBe(true);
});

test.each(['0027-06-08', '9999-12-31', '0000-01-01', '2027-02-29', '2027-6-8', '12027-06-08', '', 'soon'])(
  '%s is not a day',
  (day) => {
    expect(isDay(day)).toBe(false);
  },
);
