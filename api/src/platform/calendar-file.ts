import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { zoneNamed } from './calendar-zones.ts';

/** When an entry is: between two moments, or whole days, which are the same days in every zone. */
type When =
  | {
      startsAt: Date;
      /** Null: a moment without length. */
      endsAt: Date | null;
      days?: undefined;
    }
  /** The first and the last day: YYYY-MM-DD. */
  | { days: { startsOn: string; endsOn: string } };

/** One entry of a calendar. */
export type CalendarEntry = When & {
  /** Never changes. */
  uid: string;
  /** Grows when the entry changes: calendars update an entry only then. */
  sequence: number;
  updatedAt: Date;
  title: string;
  description: string;
  place: string | null;
  /** Absolute. */
  url: string;
};

interface CalendarFile {
  name: string;
  /** IANA name of the zone that times are given in. */
  timeZone: string;
  entries: readonly CalendarEntry[];
}

// The library does not count the space that a folded line begins with; 75 bytes with it is what the format allows.
ICAL.foldLength = 74;

/** How often a subscribed calendar polls. */
const refreshEvery = 'PT1H';

/** An RFC 5545 file: times in the zone of the venue, with the zone's rules, so that summer time is right. */
export function calendarFile({ name, timeZone, entries }: CalendarFile): string {
  const zone = zoneOf(timeZone);
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Summit//Programme//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  calendar.addPropertyWithValue('method', 'PUBLISH');
  calendar.addPropertyWithValue('name', name);
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('x-wr-timezone', zone.tzid);
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(refreshEvery));
  calendar.addPropertyWithValue('x-published-ttl', refreshEvery);
  calendar.addSubcomponent(zone.component);
  for (const entry of entries) {
    calendar.addSubcomponent(eventOf(entry, zone));
  }
  return `${calendar.toString()}\r\n`;
}

/** The zones that were read before: reading one takes longer than writing a calendar. One that is not known is written in UTC. */
const zones = new Map<string, ICAL.Timezone>();

function zoneOf(name: string): ICAL.Timezone {
  const known = zones.get(name);
  if (known) return known;
  const block = tzlib_get_ical_block(zoneNamed(name) ?? 'UTC')[0] ?? '';
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(block)));
  zones.set(name, zone);
  return zone;
}

function eventOf(entry: CalendarEntry, zone: ICAL.Timezone): ICAL.Component {
  const event = new ICAL.Component('vevent');
  const changed = ICAL.Time.fromJSDate(entry.updatedAt, true);
  event.addPropertyWithValue('uid', entry.uid);
  event.addPropertyWithValue('sequence', entry.sequence);
  event.addPropertyWithValue('dtstamp', changed);
  event.addPropertyWithValue('last-modified', changed);
  if (entry.days) {
    addDays(event, entry.days);
  } else {
    addTime(event, 'dtstart', entry.startsAt, zone);
    if (entry.endsAt) addTime(event, 'dtend', entry.endsAt, zone);
  }
  event.addPropertyWithValue('summary', entry.title);
  if (entry.description) event.addPropertyWithValue('description', entry.description);
  if (entry.place) event.addPropertyWithValue('location', entry.place);
  event.addPropertyWithValue('url', entry.url);
  return event;
}

function addTime(event: ICAL.Component, name: string, time: Date, zone: ICAL.Timezone): void {
  const local = ICAL.Time.fromJSDate(time, true).convertToZone(zone);
  event.addPropertyWithValue(name, local).setParameter('tzid', zone.tzid);
}

/** Nobody is busy all day because of them. The end is the day after the last. */
function addDays(event: ICAL.Component, { startsOn, endsOn }: { startsOn: string; endsOn: string }): void {
  const end = ICAL.Time.fromDateString(endsOn);
  end.adjust(1, 0, 0, 0);
  event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(startsOn));
  event.addPropertyWithValue('dtend', end);
  event.addPropertyWithValue('transp', 'TRANSPARENT');
}
