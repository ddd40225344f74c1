import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fullDay } from './day-words.ts';
import { movedByDays } from './moved-by-days.ts';
import {
  compareMoments,
  endOfDay,
  momentAtVenue,
  startOfDay,
  venueClock,
  withVenueTimes,
} from './venue-time.ts';

test("reads the venue's clock, in summer and in winter, wherever the reader is", () => {
  const clock = venueClock('Europe/London');
  expect(clock.time('2027-06-08T08:00:00Z')).toBe('09:00');
  expect(clock.time('2027-01-08T08:00:00Z')).toBe('08:00');
  expect(clock.time('2027-06-08T23:30:00Z')).toBe('00:30');
  expect(clock.day('2027-06-08T23:30:00Z')).toBe('2027-06-09');
  expect(clock.fullDay('2027-06-08T23:30:00Z')).toBe('Wed 9 June 2027');
  expect(clock.moment('2027-06-08T13:30:00Z')).toBe('Tue 8 June 2027, 14:30');
  expect(clock.zoneName('2027-06-08T12:00:00Z')).toBe('British Summer Time');
});

test('gives sessions their times', () => {
  const session = { id: 'a', startsAt: '2027-06-08T08:00:00Z', endsAt: '2027-06-08T08:40:00Z' };
  expect(withVenueTimes([session], venueClock('Europe/London'))).toEqual([
    { ...session, starts: '09:00', ends: '09:40' },
  ]);
});

test('formats an end as its last whole day, or with the hour', () => {
  const { beginning, end } = venueClock('Europe/London');
  expect(end('2027-06-01T00:00:00+01:00')).toBe('Mon 31 May 2027');
  expect(end('2027-02-28T23:59:59Z')).toBe('Sun 28 February 2027');
  expect(end('2027-02-28T12:00:00Z')).toBe('Sun 28 February 2027, 12:00, London time');
  expect(venueClock('Asia/Tokyo').end('2027-02-28T15:00:00Z')).toBe('Sun 28 February 2027');
  expect(venueClock('UTC').end('2027-02-28T12:00:00Z')).toBe('Sun 28 February 2027, 12:00, UTC');
  expect(venueClock('Etc/GMT+5').end('2027-02-28T12:00:00Z')).toBe('Sun 28 February 2027, 07:00, GMT-5');
  expect(venueClock('Asia/Kathmandu').end('2027-02-28T12:00:00Z')).toBe(
    'Sun 28 February 2027, 17:45, Kathmandu time',
  );
  expect(beginning('2027-06-01T00:00:00+01:00')).toBe('Tue 1 June 2027');
  expect(beginning('2027-06-01T08:30:00Z')).toBe('Tue 1 June 2027, 09:30, London time');
});

test('an end at midnight is named by the day before, in every zone; any other end has its hour and city', () => {
  const date = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(date, fc.constantFrom(...Intl.supportedValuesOf('timeZone')), (at, timeZone) => {
      const clock = venueClock(timeZone);
      const day = clock.day(at.toISOString());
      expect(clock.end(endOfDay(day, timeZone).toISOString())).toBe(fullDay(day));
      const end = clock.end(at.toISOString());
      const isWhole = clock.time(new Date(at.getTime() - 1).toISOString()) === '23:59';
      expect(end.includes(clock.time(at.toISOString()))).toBe(!isWhole);
    }),
    { numRuns: 300 },
  );
});

test('an unknown time zone falls back to UTC', () => {
  expect(venueClock('Europe/Nowhere').moment('2027-06-08T13:30:00Z')).toBe('Tue 8 June 2027, 13:30');
});

test('times in an unknown zone are not labelled with the city', () => {
  expect(venueClock('Europe/Kyiv').timeIn('Kyiv')).toBe('Kyiv time');
  expect(venueClock('Europe/Nowhere').timeIn('Nowhere')).toBe('UTC');
});

test('days of all years from 1 to 9999 can be computed with', () => {
  const years = fc.integer({ min: 1, max: 9999 }).map((year) => String(year).padStart(4, '0'));
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  fc.assert(
    fc.property(years, fc.constantFrom('01-01', '06-08', '12-31'), zone, (year, rest, timeZone) => {
      const day = `${year}-${rest}`;
      const start = startOfDay(day, timeZone).getTime();
      expect(endOfDay(day, timeZone).getTime() - start).toBeGreaterThan(0);
      const moment = momentAtVenue(day, '12:00', timeZone).toISOString();
      expect(venueClock(timeZone).day(moment)).toBe(day);
      expect(movedByDays(moment, 1, timeZone)).toBe(new Date(movedByDays(moment, 1, timeZone)).toISOString());
    }),
    { numRuns: 300 },
  );
});

test.each([
  ['2027-06-08', 'America/Los_Angeles', '2027-06-08T07:00:00.000Z'],
  ['2027-06-08', 'Pacific/Auckland', '2027-06-07T12:00:00.000Z'],
  ['2027-06-08', 'Europe/London', '2027-06-07T23:00:00.000Z'],
  ['2027-04-30', 'Africa/Cairo', '2027-04-29T22:00:00.000Z'],
])('%s begins in %s at %s', (day, timeZone, moment) => {
  expect(startOfDay(day, timeZone).toISOString()).toBe(moment);
});

test('every day ends where the next one begins, in every zone', () => {
  const day = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  fc.assert(
    fc.property(day, zone, (date, timeZone) => {
      const start = startOfDay(date, timeZone).getTime();
      const { day: getDay } = venueClock(timeZone);
      expect(getDay(new Date(start).toISOString())).toBe(date);
      expect(getDay(new Date(start - 60_000).toISOString()) < date).toBe(true);
      expect(endOfDay(date, timeZone).getTime()).toBeGreaterThan(start);
      expect(getDay(new Date(endOfDay(date, timeZone).getTime() - 60_000).toISOString())).toBe(date);
    }),
    { numRuns: 500 },
  );
});

test('moments are compared by time, in whatever zone they are written', () => {
  const written = ['2027-05-01T00:00:00+02:00', '2027-04-30T21:30:00Z', '2027-04-30T23:30:00Z'];
  expect(written.toSorted(compareMoments)).toEqual([written[1], written[0], written[2]]);
});

test('a time typed in the venue’s zone is converted to its moment and back', () => {
  const zones = fc.constantFrom('Europe/London', 'Asia/Tokyo', 'America/St_Johns', 'Pacific/Apia', 'UTC');
  const minutes = fc.integer({ min: 0, max: 3 * 366 * 24 * 60 });
  fc.assert(
    fc.property(zones, minutes, (timeZone, minute) => {
      const clock = venueClock(timeZone);
      const moment = new Date(Date.UTC(2026, 0, 1) + minute * 60_000).toISOString();
      const written = momentAtVenue(clock.day(moment), clock.time(moment), timeZone).toISOString();
      expect([clock.day(written), clock.time(written)]).toEqual([clock.day(moment), clock.time(moment)]);
      // Of an hour that occurs twice, the first is used.
      expect(Date.parse(written)).toBeLessThanOrEqual(Date.parse(moment));
    }),
  );
});

test('a time skipped by a clock change is an hour later', () => {
  expect(momentAtVenue('2027-03-28', '01:30', 'Europe/London').toISOString()).toBe(
    '2027-03-28T01:30:00.000Z',
  );
  expect(momentAtVenue('2027-06-08', '09:00', 'Europe/London').toISOString()).toBe(
    '2027-06-08T08:00:00.000Z',
  );
});
