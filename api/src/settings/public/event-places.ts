import { eventPlaces } from '@summit/contract/money-and-time/event-places';
import type { EventPlaces } from '@summit/contract/words/text-places';
import type { Db } from '../../platform/db/db.ts';
import { readSection } from './settings.queries.ts';

/** The values of the placeholders `{event}`, `{dates}` and so on. */
export async function readEventPlaces(db: Db): Promise<EventPlaces> {
  return eventPlaces(await readSection(db, 'event'));
}
