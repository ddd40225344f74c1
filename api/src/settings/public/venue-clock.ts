import { type VenueClock, venueClock } from '@summit/contract/money-and-time/venue-time';
import type { Db } from '../../platform/db/db.ts';
import { readSection } from './settings.queries.ts';

/** The clock at the venue, by which every day and every hour in emails and responses is written. */
export async function readVenueClock(db: Db): Promise<VenueClock> {
  const { timeZone } = await readSection(db, 'event');
  return venueClock(timeZone);
}
