import type { ResponseOf } from '@summit/contract/call';
import type { settingsCalls } from '@summit/contract/calls/settings';

type Settings = ResponseOf<(typeof settingsCalls)['settings']>;

/**
 * The event for any calendar (RFC 5545): its days, which are the same days everywhere, and the moment the doors open,
 * in UTC, which every calendar shows in its reader's zone.
 */
export function calendarFile({ event, keyDates }: Settings, ticketUrl: string): string {
  const place = [event.venue, ...event.address.filter((line) => line !== event.venue)].join(', ');
  const doors = keyDates.find(({ kind }) => kind === 'event');
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Summit//Registration//EN',
    'METHOD:PUBLISH',
    ...entry('days', event.startsOn, [
      `DTSTART;VALUE=DATE:${dateOf(event.startsOn)}`,
      `DTEND;VALUE=DATE:${dateOf(dayAfter(event.endsOn))}`,
      'TRANSP:TRANSPARENT',
      `SUMMARY:${escaped(event.name)}`,
      `LOCATION:${escaped(place)}`,
      `URL:${ticketUrl}`,
    ]),
    ...(doors
      ? entry('doors', event.startsOn, [
          `DTSTART:${momentOf(doors.startsAt)}`,
          'DURATION:PT1H',
          `SUMMARY:${escaped(`Doors open: ${event.name}`)}`,
          `LOCATION:${escaped(place)}`,
          `URL:${ticketUrl}`,
        ])
      : []),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function entry(name: string, startsOn: string, lines: readonly string[]): string[] {
  // A constant stamp: importing the same file again replaces the entry instead of duplicating it.
  const stamp = `DTSTAMP:${dateOf(startsOn)}T000000Z`;
  return ['BEGIN:VEVENT', `UID:${dateOf(startsOn)}-${name}@summit.example`, stamp, ...lines, 'END:VEVENT'];
}

/** `20270608` */
function dateOf(day: string): string {
  return day.replaceAll('-', '');
}

function dayAfter(day: string): string {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString().slice(0, 10);
}

/** `20270608T071500Z` */
function momentOf(moment: string): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Lines of at most 75 octets: what is longer goes on in the next one, after a space. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (encoder.encode(current + character).length > 73) {
      lines.push(current);
      current = '';
    }
    current += character;
  }
  return [...lines, current].join('\r\n ');
}
