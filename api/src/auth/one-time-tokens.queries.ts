import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { limits } from '@summit/contract/limits';
import type { Db } from '../platform/db/db.ts';
import { oneTimeTokens, type OneTimePurpose } from './sessions.tables.ts';

const lifetimes: Record<OneTimePurpose, number> = {
  passwordReset: limits.passwordLinkLifetime,
  login: limits.loginLinkLifetime,
  photo: limits.registrationLinkLifetime,
  completion: limits.registrationLinkLifetime,
};

/** Used and expired tokens are kept so long, to tell an expired link from one that never was. */
const keptFor = 30 * 86_400_000;

/** A token for a link of a mail. Give it the transaction that puts the mail into the outbox. */
export async function issueOneTimeToken(
  db: Db,
  purpose: OneTimePurpose,
  attendeeId: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  await db.insert(oneTimeTokens).values({ tokenHash: hashed(token), purpose, attendeeId, expiresAt });
  return token;
}

type TokenState = { attendeeId: string } | 'unknown' | 'expired';

/** Uses a token up and answers whose it is. Of calls at the same time one gets it; a used one is unknown. */
export async function redeemOneTimeToken(
  db: Db,
  purpose: OneTimePurpose,
  token: string,
  now: Date,
): Promise<TokenState> {
  const [row] = await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(isToken(purpose, token), isNull(oneTimeTokens.usedAt)))
    .returning();
  if (!row) {
    return 'unknown';
  }
  return row.expiresAt > now ? { attendeeId: row.attendeeId } : 'expired';
}

/** Whose token it is, used or not, without using it up; null when it is unknown or expired. */
export async function ownerOfOneTimeToken(
  db: Db,
  purpose: OneTimePurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db.select().from(oneTimeTokens).where(isToken(purpose, token));
  return row && row.expiresAt > now ? row.attendeeId : null;
}

/** Makes every other token of an attendee for a purpose worthless. */
export async function withdrawOneTimeTokens(
  db: Db,
  purpose: OneTimePurpose,
  attendeeId: string,
  now: Date,
): Promise<void> {
  const own = and(eq(oneTimeTokens.attendeeId, attendeeId), eq(oneTimeTokens.purpose, purpose));
  await db
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(own, isNull(oneTimeTokens.usedAt)));
}

export async function removeOldTokens(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, new Date(now.getTime() - keptFor)));
}

function isToken(purpose: OneTimePurpose, token: string) {
  return and(eq(oneTimeTokens.tokenHash, hashed(token)), eq(oneTimeTokens.purpose, purpose));
}

function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
