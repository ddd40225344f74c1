import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movedByDays } from './moved-by-days.ts';
import { venueClock } from './venue-time.ts';

const zones = fc.constantFrom('Europe/London', 'America/New_York', 'Asia/Tokyo', 'Australia/Lord_Howe');

test('the time of day at the venue stays the same across a clock change', () => {
  expect(movedByDays('2027-03-27T10:00:00Z', 7, 'Europe/London')).toBe('2027-04-03T09:00:00.000Z');
  // Times in the hour skipped in spring do not exist, but no session is at night.
  const moments = fc.tuple(fc.integer({ min: 20_000, max: 24_000 }), fc.integer({ min: 0, max: 719 }));
  fc.assert(
    fc.property(moments, fc.integer({ min: -400, max: 400 }), zones, ([day, minute], days, zone) => {
      const clock = venueClock(zone);
      const offset = Date.parse(`${clock.day(new Date(day * 86_400_000).toISOString())}T12:00:00Z`);
      const moment = new Date(offset + minute * 60_000).toISOString();
      fc.pre(clock.time(moment) > '04:00');
      const moved = movedByDays(moment, days, zone);
      expect(clock.time(moved)).toBe(clock.time(moment));
      expect(Date.parse(clock.day(moved)) - Date.parse(clock.day(moment))).toBe(days * 86_400_000);
    }),
  );
});

test('a time skipped by a clock change is an hour later, so that a midnight stays in its day', () => {
  // In Cairo the 30th of April begins at one o'clock.
  expect(movedByDays('2027-04-28T22:00:00.000Z', 1, 'Africa/Cairo')).toBe('2027-04-29T22:00:00.000Z');
  expect(movedByDays('2027-04-30T21:00:00.000Z', -1, 'Africa/Cairo')).toBe('2027-04-29T22:00:00.000Z');
  expect(movedByDays('2027-03-27T01:30:00.000Z', 1, 'Europe/London')).toBe('2027-03-28T01:30:00.000Z');
});
