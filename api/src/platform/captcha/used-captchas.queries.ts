import { lt } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { usedCaptchas } from './captcha.tables.ts';

/** Records that a challenge was used; false when it was used before. */
export async function addUsedCaptcha(db: Db, used: typeof usedCaptchas.$inferInsert): Promise<boolean> {
  const rows = await db.insert(usedCaptchas).values(used).onConflictDoNothing().returning();
  return rows.length > 0;
}

/** Removes the records of expired challenges, which nobody can use again. */
export async function removeExpiredCaptchas(db: Db, now: Date): Promise<void> {
  await db.delete(usedCaptchas).where(lt(usedCaptchas.expiresAt, now));
}
