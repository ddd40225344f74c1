import { venueDay, venueTime } from './venue-days.ts';

test('a moment is told as the calendar and the clock at the venue show it', () => {
  expect(venueDay('2027-06-08T23:30:00Z', 'Europe/London')).toBe('Wed 9 June 2027');
  expect(venueTime('2027-06-08T23:30:00Z', 'Europe/London')).toBe('00:30');
});
