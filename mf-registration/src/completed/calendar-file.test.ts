import { settings } from '../testing/registration-answers.ts';
import { calendarFile } from './calendar-file.ts';

const ticket = 'https://summit.example/registration/completed';
const file = calendarFile(settings, ticket);
const lines = file.split('\r\n');

test('has the days of the event, the same in every zone, and the day after the last as their end', () => {
  expect(lines).toContain('DTSTART;VALUE=DATE:20300604');
  expect(lines).toContain('DTEND;VALUE=DATE:20300607');
});

test('has the moment the doors open in UTC, whatever the zone of the machine', () => {
  expect(lines).toContain('DTSTART:20300604T073000Z');
});

test('names the event, the place and the ticket', () => {
  expect(lines).toContain('SUMMARY:Summit Lisbon 2030');
  expect(lines).toContain('LOCATION:Doca Velha\\, Cais 1\\, Lisbon');
  expect(lines).toContain(`URL:${ticket}`);
});

test('is the same file every time, so that a second import doubles nothing', () => {
  expect(calendarFile(settings, ticket)).toBe(file);
  const ids = lines.filter((line) => line.startsWith('UID:'));
  expect(new Set(ids).size).toBe(2);
});

test('has no line of more than 75 octets', () => {
  const event = { ...settings.event, name: 'Ã'.repeat(120) };
  const long = calendarFile({ ...settings, event }, ticket);
  for (const line of long.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  expect(long.replaceAll('\r\n ', '')).toContain(`SUMMARY:${'Ã'.repeat(120)}`);
});

test('does without the doors when the organisers set no such date', () => {
  expect(calendarFile({ ...settings, keyDates: [] }, ticket)).not.toContain('Doors open');
});
