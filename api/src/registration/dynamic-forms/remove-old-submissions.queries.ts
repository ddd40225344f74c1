import { lte } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import { endOfDay } from '@summit/contract/money-and-time/venue-time';
import type { Db } from '../../platform/db/db.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { formSubmissions } from './dynamic-forms.tables.ts';

/** Deletes the forms that were sent for a past event: their senders did not agree to longer storage. */
export async function removeOldSubmissions(db: Db, now: Date): Promise<void> {
  const { endsOn, timeZone } = await readSection(db, 'event');
  const end = endOfDay(endsOn, timeZone);
  if (now.getTime() < end.getTime() + limits.formsKeptAfterEvent) return;
  await db.delete(formSubmissions).where(lte(formSubmissions.sentAt, end));
}
