import { tzlib_get_timezones as listZones } from 'timezones-ical-library';
import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';
import { zoneNamed } from './calendar-zones.ts';

test.each([
  ['Europe/London', 'Europe/London'],
  ['europe/london', 'Europe/London'],
  ['EUROPE/LONDON ', 'Europe/London'],
  ['utc', 'UTC'],
  ['asia/kolkata', 'Asia/Kolkata'],
])('%s is %s', (typed, name) => {
  expect(zoneNamed(typed)).toBe(name);
});

test.each(['', 'London', 'Europe/Nowhere', '+01:00'])('%p is not a zone', (typed) => {
  expect(zoneNamed(typed)).toBeNull();
});

const fileIn = (timeZone: string) => calendarFile({ name: 'An event', timeZone, entries: [], isFeed: true });

test('every valid zone has a calendar, in any letter case, and is defined once in the file', () => {
  for (const zone of ([] as string[]).concat(listZones())) {
    if (zoneNamed(zone) === null) continue;
    const [, id] = /TZID:(.+)\r\n/.exec(fileIn(zone.toLowerCase())) ?? [];
    expect(fileIn(zone)).toContain(`X-WR-TIMEZONE:${id}\r\n`);
  }
});

test('the file is in UTC if calendars do not know the zone', () => {
  expect(fileIn('Europe/Nowhere')).toContain('X-WR-TIMEZONE:Etc/UTC');
});
