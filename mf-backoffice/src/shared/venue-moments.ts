import { momentAtVenue, venueClock } from '@summit/contract/money-and-time/venue-time';

/** A moment as a field of the browser for day and time takes it, by the clock at the venue: `2027-06-08T09:00`. */
export function toVenueTime(moment: string, timeZone: string): string {
  const clock = venueClock(timeZone);
  return [clock.day(moment), clock.time(moment)].join('T');
}

/** The moment that was written by the clock at the venue, in ISO 8601; empty while it is no whole moment. */
export function fromVenueTime(written: string, timeZone: string): string {
  const [day, time] = written.split('T');
  return day && time ? momentAtVenue(day, time, timeZone).toISOString() : '';
}
