import { type EventPlaces, neutralPlaces } from '../words/text-places.ts';
import { eventDates } from './day-words.ts';

interface EventFacts {
  name: string;
  /** `YYYY-MM-DD` */
  startsOn: string;
  endsOn: string;
  venue: string;
  city: string;
  address: readonly string[];
  contactEmail: string;
}

/** The values of the placeholders `{event}`, `{dates}` and so on; neutral words where none are set. */
export function eventPlaces(event: EventFacts): EventPlaces {
  return {
    event: event.name || neutralPlaces.event,
    dates: eventDates(event.startsOn, event.endsOn),
    year: event.startsOn.slice(0, 4),
    venue: event.venue || neutralPlaces.venue,
    city: event.city || neutralPlaces.city,
    venueAddress: event.address.join(', ') || neutralPlaces.venueAddress,
    contact: event.contactEmail || neutralPlaces.contact,
  };
}
