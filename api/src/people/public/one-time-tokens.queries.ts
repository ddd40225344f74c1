import { createHash, randomBytes } from 'node:crypto';
import { and, eq, inArray, isNull, lt } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import type { Db, Tx } from '../../platform/db/db.ts';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { type OneTimePurpose, oneTimeTokens } from '../auth/sessions/sessions.tables.ts';
import { findAttendee, lockAttendee } from './attendees.queries.ts';

const lifetimes: Record<OneTimePurpose, number> = {
  passwordReset: limits.passwordLinkLifetime,
  login: limits.loginLinkLifetime,
  photo: limits.registrationLinkLifetime,
  completion: limits.registrationLinkLifetime,
  confirmation: limits.registrationLinkLifetime,
};

/** The purposes whose tokens log their owner in. */
export const loginPurposes: readonly OneTimePurpose[] = ['login', 'photo'];

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

/** `expired`: it was valid once; `unknown`: used, forged, or sent to an address that is no longer the attendee's. */
type TokenState = { attendee: AttendeeRow } | 'unknown' | 'expired';

/**
 * Uses a token up and returns its owner, locked, whose stored address is the one that the token was sent to, byte for byte.
 * Of concurrent calls one succeeds. The caller that lets the owner in confirms the address (`confirmByLink`).
 */
export async function redeemOneTimeToken(
  tx: Tx,
  purpose: OneTimePurpose,
  token: string,
  now: Date,
): Promise<TokenState> {
  const [sent] = await tx.select().from(oneTimeTokens).where(isToken(purpose, token));
  // The account before its tokens, as everywhere: calls with two tokens of one account would else wait for each other.
  const attendee = sent && (await lockAttendee(tx, sent.attendeeId));
  if (attendee?.email !== sent?.mailedTo) return 'unknown';
  const [row] = await tx
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(isToken(purpose, token), isNull(oneTimeTokens.usedAt)))
    .returning();
  if (!attendee || !row) return 'unknown';
  return row.expiresAt <= now ? 'expired' : { attendee };
}

/** The owner of a token, used or not, without using it up. Null: it is unknown or expired. */
export async function ownerOfOneTimeToken(
  db: Db,
  purpose: OneTimePurpose,
  token: string,
  now: Date,
): Promise<AttendeeRow | null> {
  const [row] = await db.select().from(oneTimeTokens).where(isToken(purpose, token));
  return row && row.expiresAt > now ? getOwner(db, row) : null;
}

/** Whether a token still works; does not use it up. */
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
  if (!row || !(await getOwner(db, row))) return 'unknown';
  return row.expiresAt <= now ? 'expired' : 'usable';
}

/** The receiver, purpose and state of the token of any email; null: it is forged, or too old to be known. */
export async function findMailedToken(
  db: Db,
  token: string,
  now: Date,
): Promise<{ purpose: OneTimePurpose; attendee: AttendeeRow; state: 'usable' | 'used' | 'expired' } | null> {
  const [row] = await db
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.tokenHash, hashed(token)));
  const attendee = row && (await getOwner(db, row));
  if (!attendee) return null;
  const state = row.expiresAt <= now ? 'expired' : 'usable';
  return { purpose: row.purpose, attendee, state: row.usedAt === null ? state : 'used' };
}

/** Only someone who reads the mailbox has the token of an email, so it opens the account of exactly this address. */
async function getOwner(
  db: Db,
  { attendeeId, mailedTo }: typeof oneTimeTokens.$inferSelect,
): Promise<AttendeeRow | null> {
  const attendee = await findAttendee(db, attendeeId);
  return attendee?.email === mailedTo ? attendee : null;
}

/** Invalidates the tokens of an attendee for some purposes, or all of them. */
export async function withdrawOneTimeTokens(
  db: Db,
  purposes: readonly OneTimePurpose[] | 'all',
  attendeeId: string,
  now: Date,
): Promise<void> {
  const own = and(eq(oneTimeTokens.attendeeId, attendeeId), isNull(oneTimeTokens.usedAt));
  const those = purposes === 'all' ? undefined : inArray(oneTimeTokens.purpose, [...purposes]);
  await db.update(oneTimeTokens).set({ usedAt: now }).where(and(own, those));
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
