import { eventDates } from '@summit/contract/money-and-time/day-words';
import { type EventPlaces, neutralPlaces } from '@summit/contract/words/text-places';
import type { Db } from '../../platform/db/db.ts';
import { readSection } from './settings.queries.ts';

/** The values of the placeholders `{event}`, `{dates}` and so on; neutral words where none are set. */
export async function readEventPlaces(db: Db): Promise<EventPlaces> {
  const event = await readSection(db, 'event');
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
