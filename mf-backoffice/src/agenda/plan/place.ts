import { fullDay } from '@summit/contract/money-and-time/day-words';
import { momentAtVenue, venueClock } from '@summit/contract/money-and-time/venue-time';

/** When and where a session is. Moments are ISO 8601. */
export interface Place {
  startsAt: string;
  endsAt: string;
  locationId: string;
}

export interface Hall {
  id: string;
  name: string;
}

/** What the editor knows of a session. */
export interface Session {
  id: string;
  version: string;
  title: string;
  kind: string;
  track: string | null;
  speakers: readonly string[];
  /** As the site has it. */
  place: Place;
}

const minuteMs = 60_000;
const minutesInHour = 60;
export const minutesInDay = 24 * minutesInHour;
/** Sessions begin and end at such steps when they are dragged; a form takes any minute. */
export const stepMinutes = 5;

/** Where in its day a session begins, by the clock at the venue. */
export function minuteOfDay(moment: string, timeZone: string): number {
  const [hours = 0, minutes = 0] = venueClock(timeZone).time(moment).split(':').map(Number);
  return hours * minutesInHour + minutes;
}

/** `14:30` */
export function timeOfMinute(minute: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minute / minutesInHour))}:${two(minute % minutesInHour)}`;
}

/** How long a session is, in whole minutes. */
export function minutesLong({ startsAt, endsAt }: Pick<Place, 'startsAt' | 'endsAt'>): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / minuteMs);
}

interface Slot {
  /** `YYYY-MM-DD` */
  day: string;
  /** Of that day, by the clock at the venue. */
  minute: number;
  /** Minutes. */
  length: number;
  locationId: string;
}

/** The place at a minute of a day. */
export function placeAt({ day, minute, length, locationId }: Slot, timeZone: string): Place {
  const starts = momentAtVenue(day, timeOfMinute(minute), timeZone);
  return {
    startsAt: starts.toISOString(),
    endsAt: new Date(starts.getTime() + length * minuteMs).toISOString(),
    locationId,
  };
}

/** Whether two places are the same moment and hall, however the moments are written; null is the tray. */
export function isSamePlace(one: Place | null, other: Place | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    Date.parse(one.startsAt) === Date.parse(other.startsAt) &&
    Date.parse(one.endsAt) === Date.parse(other.endsAt) &&
    one.locationId === other.locationId
  );
}

/** `14:30 to 15:00` */
export function timesOf({ startsAt, endsAt }: Place, timeZone: string): string {
  const clock = venueClock(timeZone);
  return `${clock.time(startsAt)} to ${clock.time(endsAt)}`;
}

/** `Tue 8 June 2027, 14:30 to 15:00, Main stage` */
export function placeWords(place: Place, halls: readonly Hall[], timeZone: string): string {
  const day = fullDay(venueClock(timeZone).day(place.startsAt));
  const hall = halls.find(({ id }) => id === place.locationId)?.name ?? place.locationId;
  return `${day}, ${timesOf(place, timeZone)}, ${hall}`;
}
