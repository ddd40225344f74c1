import { lte } from 'drizzle-orm';
import { limits } from '@summit/contract/limits';
import type { Db } from '../platform/db/db.ts';
import { readSection } from '../settings/settings.queries.ts';
import { formSubmissions } from './dynamic-forms.tables.ts';

/** Deletes the forms that were sent for an event that is over: their senders agreed to no longer time. */
export async function removeOldSubmissions(db: Db, now: Date): Promise<void> {
  const { endsOn } = await readSection(db, 'event');
  const end = new Date(`${endsOn}T23:59:59Z`);
  if (now.getTime() < end.getTime() + limits.formsKeptAfterEvent) return;
  await db.delete(formSubmissions).where(lte(formSubmissions.sentAt, end));
}
