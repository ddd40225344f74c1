import { expect, test } from 'vitest';
import { sumIn, toBuckets } from './buckets.ts';
import { getPeriodError, readPeriod, toPeriod } from './period.ts';

test('a month has a bar for each day, including days without events', () => {
  const buckets = toBuckets('2027-02-27', '2027-03-02');
  expect(buckets.map(({ label }) => label)).toEqual([
    'Sat 27 February 2027',
    'Sun 28 February 2027',
    'Mon 1 March 2027',
    'Tue 2 March 2027',
  ]);
  const rows = [
    { day: '2027-02-27', registrations: 2 },
    { day: '2027-03-02', registrations: 3 },
    { day: '2027-03-03', registrations: 50 },
  ];
  expect(sumIn(buckets, rows, ({ registrations }) => registrations)).toEqual([2, 0, 0, 3]);
});

test('a longer period has a bar for each week from Monday, and a very long one for each month', () => {
  const weeks = toBuckets('2027-01-01', '2027-04-30');
  expect(weeks.slice(0, 2).map(({ first, last }) => [first, last])).toEqual([
    ['2027-01-01', '2027-01-03'],
    ['2027-01-04', '2027-01-10'],
  ]);
  const months = toBuckets('2025-12-15', '2027-02-10');
  expect(months[0]).toEqual({ first: '2025-12-15', last: '2025-12-31', label: 'December 2025' });
  expect(months).toHaveLength(15);
});

test('each day is in exactly one bar, however long the period is', () => {
  for (const until of ['2027-03-01', '2027-03-04', '2027-09-30', '2030-02-28']) {
    const buckets = toBuckets('2027-03-01', until);
    const days = sumIn(buckets, [{ day: '2027-03-01' }, { day: until }], () => 1);
    expect(days.reduce((sum, count) => sum + count, 0)).toBe(2);
  }
});

test('a mistyped year gives no endless chart, and a reversed period no bar', () => {
  expect(toBuckets('0002-01-01', '2027-01-01').length).toBeLessThan(130);
  expect(toBuckets('2027-01-02', '2027-01-01')).toEqual([]);
});

test('recent days end today, and a custom period can be open at either end', () => {
  expect(toPeriod(readPeriod(new URLSearchParams('period=week')), '2027-03-03')).toEqual({
    from: '2027-02-25',
    until: '2027-03-03',
  });
  expect(toPeriod(readPeriod(new URLSearchParams('period=all')), '2027-03-03')).toEqual({});
  expect(toPeriod(readPeriod(new URLSearchParams('period=own&from=2027-02-01')), '2027-03-03')).toEqual({
    from: '2027-02-01',
  });
  expect(readPeriod(new URLSearchParams('period=constructor')).name).toBe('month');
});

test('only a reversed period gives a message', () => {
  const own = (from: string, until: string) => getPeriodError({ name: 'own', from, until });
  expect(own('2027-02-02', '2027-02-01')).toBe('This is before the first day.');
  expect([own('2027-02-02', '2027-02-02'), own('', '2027-02-01'), own('2027-02-02', '')]).toEqual([
    null,
    null,
    null,
  ]);
});
