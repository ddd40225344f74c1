import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { limits } from '@summit/contract/limits';
import { confirmEmail } from '../attendees/confirmed-email.queries.ts';
import type { Db } from '../platform/db/db.ts';
import { type OneTimePurpose, oneTimeTokens } from './sessions.tables.ts';

const lifetimes: Record<OneTimePurpose, number> = {
  passwordReset: limits.passwordLinkLifetime,
  login: limits.loginLinkLifetime,
  photo: limits.registrationLinkLifetime,
  completion: limits.registrationLinkLifetime,
  confirmation: limits.registrationLinkLifetime,
};

/** How long used and expired tokens are stored, to distinguish an expired link from one that never existed. */
const retentionMs = 30 * 86_400_000;

/** Makes a token for a link in an email to the attendee. Pass the transaction that enqueues the email. */
export async function issueOneTimeToken(
  db: Db,
  purpose: OneTimePurpose,
  { id: attendeeId, email: mailedTo }: { id: string; email: string },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + lifetimes[purpose]);
  await db
    .insert(oneTimeTokens)
    .values({ tokenHash: hashed(token), purpose, attendeeId, mailedTo, expiresAt });
  return token;
}

type TokenState = { attendeeId: string } | 'unknown' | 'expired';

/**
 * Uses a token up, confirms its owner's address and returns the owner. Of concurrent calls one succeeds; a used token
 * is unknown.
 */
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
  if (!row) return 'unknown';
  if (row.expiresAt <= now) return 'expired';
  await confirmOwner(db, row);
  return { attendeeId: row.attendeeId };
}

/** The owner of a token, used or not; confirms their address without using the token up. Null: unknown or expired. */
export async function ownerOfOneTimeToken(
  db: Db,
  purpose: OneTimePurpose,
  token: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db.select().from(oneTimeTokens).where(isToken(purpose, token));
  if (!row || row.expiresAt <= now) return null;
  await confirmOwner(db, row);
  return row.attendeeId;
}

/** Whether a token still works; neither uses it up nor confirms an address. */
export async function stateOfOneTimeToken(
  db: Db,
  purpose: OneTimePurpose,
  token: string,
  now: Date,
): Promise<'usable' | 'unknown' | 'expired'> {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(and(isToken(purpose, token), isNull(oneTimeTokens.usedAt)));
  if (!row) return 'unknown';
  return row.expiresAt <= now ? 'expired' : 'usable';
}

/** Anyone who has the token of an email can read the mailbox it was sent to. */
async function confirmOwner(
  db: Db,
  { attendeeId, mailedTo }: typeof oneTimeTokens.$inferSelect,
): Promise<void> {
  if (mailedTo !== null) await confirmEmail(db, attendeeId, mailedTo);
}

/** Invalidates every other token of an attendee for a purpose. */
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

/** Removes tokens that expired so long ago that nobody needs to learn that their link has. */
export async function removeOldTokens(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeTokens).where(lt(oneTimeTokens.expiresAt, new Date(now.getTime() - retentionMs)));
}

function isToken(purpose: OneTimePurpose, token: string) {
  return and(eq(oneTimeTokens.tokenHash, hashed(token)), eq(oneTimeTokens.purpose, purpose));
}

function hashed(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
