import { eventDates } from './event-dates.ts';

test.each([
  ['2027-06-08', '2027-06-10', '8–10 June 2027'],
  ['2027-06-30', '2027-07-02', '30 June – 2 July 2027'],
  ['2027-12-31', '2028-01-01', '31 December 2027 – 1 January 2028'],
  ['2027-06-08', '2027-06-08', '8 June 2027'],
])('%s to %s is %s', (start, end, words) => {
  expect(eventDates(start, end)).toBe(words);
});
