import fc from 'fast-check';
import ICAL from 'ical.js';
import ical, { type VEvent } from 'node-ical';
import { tzlib_get_timezones as listZones } from 'timezones-ical-library';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from './calendar-file.ts';
import { zoneNamed } from './calendar-zones.ts';

const zones = ([] as string[]).concat(listZones()).filter((name) => zoneNamed(name) === name);
const inSeconds = (date: Date) => new Date(Math.floor(date.getTime() / 1000) * 1000);

const moment = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2034-12-31'), noInvalidDate: true })
  .map(inSeconds);
/** The hours around clock changes in London, New York, Sydney and Cairo. */
const changes = [
  '2027-03-28T01:00Z',
  '2027-10-31T01:00Z',
  '2027-03-14T07:00Z',
  '2027-10-02T16:00Z',
  '2027-04-29T22:00Z',
];
const nearChange = fc
  .tuple(fc.constantFrom(...changes), fc.integer({ min: -7200, max: 7200 }))
  .map(([change, seconds]) => new Date(Date.parse(change) + seconds * 1000));
const text = fc
  .array(
    fc.constantFrom(
      ...[
        'Fintech',
        '日本語',
        'العربية',
        'ไทย',
        '🎉👩‍💻',
        'é',
        'ß',
        ',',
        ';',
        '\\',
        ':',
        '"',
        '\n',
        ' ',
        '\\n',
        'END:VEVENT',
        '—',
      ],
    ),
    { minLength: 1, maxLength: 60 },
  )
  .map((words) => words.join(' ').trim());

/** The other library misreads a backslash before an n. */
const withoutBackslash = (words: string) => words.replaceAll('\\', '');

const entry = fc.record({
  uid: fc.uuid().map((id) => `${id}@summit.example`),
  sequence: fc.nat(),
  updatedAt: moment,
  startsAt: fc.oneof(moment, nearChange),
  title: text.filter(Boolean),
  description: text,
  place: fc.option(text.filter(Boolean)),
  url: fc.webUrl(),
  isCancelled: fc.boolean(),
  minutes: fc.integer({ min: 1, max: 2000 }),
});
const file = fc.record({
  name: text.filter(Boolean),
  timeZone: fc.constantFrom(...zones),
  isFeed: fc.boolean(),
  entries: fc.array(
    entry.map(({ minutes, ...one }) => ({
      ...one,
      endsAt: new Date(one.startsAt.getTime() + minutes * 60_000),
    })),
    { maxLength: 4 },
  ),
});

function eventsByIcalJs(written: string) {
  const calendar = new ICAL.Component(ICAL.parse(written));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone') ?? undefined);
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const at = (name: string) => {
      const time = event.getFirstPropertyValue(name) as ICAL.Time;
      const named = event.getFirstProperty(name)?.getParameter('tzid');
      if (named !== undefined) {
        expect(named).toBe(zone.tzid);
        time.zone = zone;
      }
      return time.toUnixTime() * 1000;
    };
    return {
      uid: event.getFirstPropertyValue('uid'),
      sequence: event.getFirstPropertyValue('sequence'),
      title: event.getFirstPropertyValue('summary'),
      status: event.getFirstPropertyValue('status'),
      startsAt: at('dtstart'),
      endsAt: at('dtend'),
      changed: (event.getFirstPropertyValue('dtstamp') as ICAL.Time).toUnixTime() * 1000,
    };
  });
}

const expected = ({
  uid,
  sequence,
  title,
  isCancelled,
  startsAt,
  endsAt,
  updatedAt,
}: CalendarEntry & { startsAt: Date; endsAt: Date }) => ({
  uid,
  sequence,
  title,
  status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
  startsAt: startsAt.getTime(),
  endsAt: endsAt.getTime(),
  changed: updatedAt.getTime(),
});

test('every entry is parsed as it was written, from its file only, in every zone and around clock changes', () => {
  fc.assert(
    fc.property(file, (calendar) => {
      expect(eventsByIcalJs(calendarFile(calendar))).toEqual(calendar.entries.map(expected));
    }),
    { numRuns: 200 },
  );
});

test('another library parses the same', () => {
  fc.assert(
    fc.property(file, (drawn) => {
      const entries = drawn.entries.map((one) => ({ ...one, title: `On ${withoutBackslash(one.title)}.` }));
      const calendar = { ...drawn, entries };
      const all = Object.values(ical.sync.parseICS(calendarFile(calendar)));
      const events = all.filter((part): part is VEvent => part?.type === 'VEVENT');
      const read = events.map(({ uid, summary, sequence, status }) => [
        uid,
        summary,
        Number(sequence),
        status,
      ]);
      expect(read).toEqual(
        calendar.entries.map(({ uid, title, sequence, isCancelled }) => [
          uid,
          title,
          sequence,
          isCancelled ? 'CANCELLED' : 'CONFIRMED',
        ]),
      );
    }),
    { numRuns: 100 },
  );
});

test('the format meets Outlook’s requirements: lines, line ends, zone, moments in UTC, and method', () => {
  fc.assert(
    fc.property(file, (calendar) => {
      const written = calendarFile(calendar);
      const lines = written.split('\r\n');
      expect(lines.pop()).toBe('');
      expect(lines.filter((line) => line === '' || Buffer.byteLength(line) > 75)).toEqual([]);
      expect(lines.join('')).not.toMatch(/[\r\n]/);
      expect(lines.slice(0, 3)).toEqual([
        'BEGIN:VCALENDAR',
        'VERSION:2.0',
        'PRODID:-//Summit//Programme//EN',
      ]);
      const count = (line: RegExp) => lines.filter((one) => line.test(one)).length;
      expect(count(/^BEGIN:VTIMEZONE$/)).toBe(1);
      expect(count(/^DTSTAMP:\d{8}T\d{6}Z$/)).toBe(calendar.entries.length);
      expect(count(/^LAST-MODIFIED:\d{8}T\d{6}Z$/)).toBeGreaterThanOrEqual(calendar.entries.length);
      expect(count(/^METHOD:/)).toBe(1);
      const isCancelled = calendar.entries.length > 0 && calendar.entries.every((one) => one.isCancelled);
      expect(lines).toContain(isCancelled && !calendar.isFeed ? 'METHOD:CANCEL' : 'METHOD:PUBLISH');
      const ofFeeds = count(/^(?:REFRESH-INTERVAL|X-PUBLISHED-TTL|X-WR-CALNAME|X-WR-TIMEZONE|NAME)[:;]/);
      expect(ofFeeds).toBe(calendar.isFeed ? 5 : 0);
    }),
    { numRuns: 200 },
  );
});

test('all-day entries are the same days in every zone', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), (timeZone) => {
      const days: CalendarEntry = {
        uid: 'days@summit.example',
        sequence: 1,
        updatedAt: new Date('2027-01-01T00:00:00Z'),
        days: { startsOn: '2027-02-27', endsOn: '2027-02-28' },
        title: 'Summit',
        description: '',
        place: null,
        url: 'https://summit.example/',
      };
      const written = calendarFile({ name: 'Summit', timeZone, entries: [days] });
      expect(written).toContain('DTSTART;VALUE=DATE:20270227\r\nDTEND;VALUE=DATE:20270301\r\n');
    }),
  );
});
