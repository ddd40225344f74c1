import { expect, test } from 'vitest';
import { venueClock, withVenueTimes } from './venue-time.ts';

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
