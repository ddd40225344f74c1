import ICAL from 'ical.js';
import { tzlib_get_ical_block } from 'timezones-ical-library';
import { type VenueClock, venueClock } from '@summit/contract/money-and-time/venue-time';
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
  /** The entry's permanent id. */
  uid: string;
  /** Increases when the entry changes: calendars update an entry only then. */
  sequence: number;
  updatedAt: Date;
  title: string;
  description: string;
  place: string | null;
  /** Absolute. */
  url: string;
  /** Whether it was cancelled: calendars that have it remove it or strike it out. */
  isCancelled?: boolean;
};

interface CalendarFile {
  name: string;
  /** The IANA name of the time zone of all times. */
  timeZone: string;
  entries: readonly CalendarEntry[];
  /** Whether calendars subscribe to it and poll it. Otherwise it is a file that is imported once. */
  isFeed?: boolean;
}

// The library does not count the space that a folded line begins with; 75 bytes with it is what the format allows.
ICAL.foldLength = 74;

// The library does not know that names of calendars are texts: without this, a line break in one would end its line.
Object.assign(ICAL.design.icalendar.property, {
  name: { defaultType: 'text' },
  'x-wr-calname': { defaultType: 'text' },
});

/** How often a subscribed calendar polls. */
const refreshEvery = 'PT1H';

/** An RFC 5545 file: times in the zone of the venue, with the zone's rules, so that summer time is right. */
export function calendarFile({ name, timeZone, entries, isFeed = false }: CalendarFile): string {
  const zone = getZone(timeZone);
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', '-//Summit//Programme//EN');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  const isCancelled = entries.length > 0 && entries.every((entry) => entry.isCancelled);
  calendar.addPropertyWithValue('method', isCancelled && !isFeed ? 'CANCEL' : 'PUBLISH');
  if (isFeed) addFeed(calendar, name, zone);
  calendar.addSubcomponent(zone.component);
  for (const entry of entries) {
    calendar.addSubcomponent(getEvent(entry, zone, venueClock(timeZone)));
  }
  return `${calendar.toString()}\r\n`;
}

/** The feed's name, zone and polling interval. In an imported file they would rename the calendar that it goes into. */
function addFeed(calendar: ICAL.Component, name: string, zone: ICAL.Timezone): void {
  calendar.addPropertyWithValue('name', name);
  calendar.addPropertyWithValue('x-wr-calname', name);
  calendar.addPropertyWithValue('x-wr-timezone', zone.tzid);
  calendar.addPropertyWithValue('refresh-interval', ICAL.Duration.fromString(refreshEvery));
  calendar.addPropertyWithValue('x-published-ttl', refreshEvery);
}

/**
 * Parsed zones, cached because parsing one takes longer than writing a calendar. Times of an unknown zone are in
 * UTC.
 */
const zones = new Map<string, ICAL.Timezone>();

function getZone(name: string): ICAL.Timezone {
  const known = zones.get(name);
  if (known) return known;
  const block = tzlib_get_ical_block(zoneNamed(name) ?? 'UTC')[0] ?? '';
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(block)));
  zones.set(name, zone);
  return zone;
}

function getEvent(entry: CalendarEntry, zone: ICAL.Timezone, clock: VenueClock): ICAL.Component {
  const event = new ICAL.Component('vevent');
  const changed = ICAL.Time.fromJSDate(entry.updatedAt, true);
  event.addPropertyWithValue('uid', entry.uid);
  event.addPropertyWithValue('sequence', entry.sequence);
  event.addPropertyWithValue('dtstamp', changed);
  event.addPropertyWithValue('last-modified', changed);
  event.addPropertyWithValue('status', entry.isCancelled ? 'CANCELLED' : 'CONFIRMED');
  if (entry.days) {
    addDays(event, entry.days);
  } else {
    addTime(event, 'dtstart', entry.startsAt, zone, clock);
    if (entry.endsAt) addTime(event, 'dtend', entry.endsAt, zone, clock);
  }
  event.addPropertyWithValue('summary', entry.title);
  if (entry.description) event.addPropertyWithValue('description', entry.description);
  if (entry.place) event.addPropertyWithValue('location', entry.place);
  event.addPropertyWithValue('url', entry.url);
  return event;
}

/**
 * The time on the venue's clock. In the hour that clocks repeat, and where the file's rules differ from the venue's
 * clock, it is written in UTC, which is unambiguous.
 */
function addTime(
  event: ICAL.Component,
  name: string,
  time: Date,
  zone: ICAL.Timezone,
  clock: VenueClock,
): void {
  const moment = time.toISOString();
  const inUtc = ICAL.Time.fromJSDate(time, true);
  const seconds = String(time.getUTCSeconds()).padStart(2, '0');
  const local = ICAL.Time.fromString(`${clock.day(moment)}T${clock.time(moment)}:${seconds}`, null);
  local.zone = zone;
  if (local.toUnixTime() === inUtc.toUnixTime()) {
    event.addPropertyWithValue(name, local).setParameter('tzid', zone.tzid);
  } else {
    event.addPropertyWithValue(name, inUtc);
  }
}

/** Adds whole days as free time, since attendees are not busy all day. The end is exclusive: the day after the last. */
function addDays(event: ICAL.Component, { startsOn, endsOn }: { startsOn: string; endsOn: string }): void {
  const end = ICAL.Time.fromDateString(endsOn);
  end.adjust(1, 0, 0, 0);
  event.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(startsOn));
  event.addPropertyWithValue('dtend', end);
  event.addPropertyWithValue('transp', 'TRANSPARENT');
}
