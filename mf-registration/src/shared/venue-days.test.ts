import { daySpan, fullDay, venueDay, venueTime } from './venue-days.ts';

test('a moment is told as the calendar and the clock at the venue show it', () => {
  expect(venueDay('2027-06-08T23:30:00Z', 'Europe/London')).toBe('Wed 9 June 2027');
  expect(venueTime('2027-06-08T23:30:00Z', 'Europe/London')).toBe('00:30');
});

test('a day is the same day everywhere', () => {
  expect(fullDay('2027-06-08')).toBe('Tue 8 June 2027');
});

test.each([
  ['2027-06-08', '2027-06-10', 'Tue 8 to Thu 10 June 2027'],
  ['2027-06-30', '2027-07-01', 'Wed 30 June to Thu 1 July 2027'],
  ['2027-12-31', '2028-01-01', 'Fri 31 December 2027 to Sat 1 January 2028'],
  ['2027-06-08', '2027-06-08', 'Tue 8 June 2027'],
])('%s and %s are %s', (first, last, words) => {
  expect(daySpan(first, last)).toBe(words);
});
