import type { Db } from '../platform/db/db.ts';
import { subscribers } from './subscribers.tables.ts';

/** Keeps an address for the newsletter. One that is kept already stays as it is, with the moment of its first consent. */
export async function keepSubscriber(
  db: Db,
  { email, firstName }: { email: string; firstName?: string },
  now: Date,
): Promise<void> {
  const row = { email, firstName: firstName || null, consentedAt: now };
  await db.insert(subscribers).values(row).onConflictDoNothing();
}
