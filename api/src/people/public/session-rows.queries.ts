import { randomUUID } from 'node:crypto';
import { and, desc, eq, getTableColumns, gt, inArray, lt, lte, ne, sql } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import type { Db, Tx } from '../../platform/db/db.ts';
import { preparedQuery } from '../../platform/db/prepared-query.ts';
import { type AttendeeRow, attendees } from '../attendees/attendees.tables.ts';
import type { Identity } from '../auth/access-tokens.ts';
import type { RefreshClaim } from '../auth/sessions/refresh-tokens.ts';
import { loginSessions } from '../auth/sessions/sessions.tables.ts';
import { endOpenChanges } from './address-changes.queries.ts';

/** How long several tabs may present the same token and get the same successor, although one of them uses it already. */
const graceSeconds = 10;

export type Refusal = 'unknown' | 'reused' | 'otherDevice';

/** An attendee with the generation of their session that was used last. */
type SignedInRow = AttendeeRow & { usedGeneration: number };

interface Rotation {
  attendeeId: string;
  successor: RefreshClaim;
}

/**
 * Begins a session of an attendee on a device, in place of the device's previous one. Beyond `limits.signedInDevices`
 * the oldest session is ended, so that devices that are never seen again do not accumulate sessions.
 */
export async function beginSession(
  db: Db,
  attendeeId: string,
  deviceId: string,
  now: Date,
): Promise<RefreshClaim> {
  const expiresAt = new Date(now.getTime() + limits.sessionLifetime);
  const session = { id: randomUUID(), generation: 0, usedGeneration: 0, refreshedAt: null, expiresAt };
  await db
    .insert(loginSessions)
    .values({ ...session, attendeeId, deviceId })
    .onConflictDoUpdate({ target: [loginSessions.attendeeId, loginSessions.deviceId], set: session });
  await endOldestSessions(db, attendeeId, session.id);
  return { sessionId: session.id, generation: session.generation };
}

/** Ends the sessions that exceed the limit, apart from the one that has just begun. */
async function endOldestSessions(db: Db, attendeeId: string, begun: string): Promise<void> {
  const others = db
    .select({ id: loginSessions.id })
    .from(loginSessions)
    .where(and(eq(loginSessions.attendeeId, attendeeId), ne(loginSessions.id, begun)));
  // Every session lasts equally long from its login on.
  const tooMany = others.orderBy(desc(loginSessions.expiresAt)).offset(limits.signedInDevices - 1);
  await db.delete(loginSessions).where(inArray(loginSessions.id, tooMany));
}

/**
 * Uses a refresh token up and returns its successor: the same one for all concurrent calls, and whenever the token is
 * presented again before the successor was used, because then the response was lost. A token presented after its
 * successor was used, or by another device, was stolen: its session is ended.
 */
export async function rotate(
  db: Db,
  { sessionId, generation }: RefreshClaim,
  deviceId: string,
  now: Date,
): Promise<Rotation | Refusal> {
  const isLive = and(eq(loginSessions.id, sessionId), gt(loginSessions.expiresAt, now));
  const successor = { sessionId, generation: generation + 1 };
  const [rotated] = await db
    .update(loginSessions)
    .set({ generation: sql`${loginSessions.generation} + 1`, refreshedAt: now })
    .where(and(isLive, eq(loginSessions.generation, generation), eq(loginSessions.deviceId, deviceId)))
    .returning();
  if (rotated) return { attendeeId: rotated.attendeeId, successor };
  const [session] = await db.select().from(loginSessions).where(isLive);
  if (!session) return 'unknown';
  const isOwn = session.deviceId === deviceId;
  const isLost = session.usedGeneration < successor.generation || isWithinGrace(session.refreshedAt, now);
  if (isOwn && session.generation === successor.generation && isLost) {
    return { attendeeId: session.attendeeId, successor };
  }
  await endSession(db, sessionId);
  return isOwn ? 'reused' : 'otherDevice';
}

/** Stores that a token of a generation was used: anyone who presents an earlier one from now on is not its owner. */
export async function recordTokenUse(db: Db, { sessionId, generation }: RefreshClaim): Promise<void> {
  await db
    .update(loginSessions)
    .set({ usedGeneration: generation })
    .where(and(eq(loginSessions.id, sessionId), lt(loginSessions.usedGeneration, generation)));
}

/** The attendee of an access token, while the session it was given in lives; null once that was ended or replaced. */
export async function findSignedIn(
  db: Db,
  { attendeeId, sessionId }: Pick<Identity, 'attendeeId' | 'sessionId'>,
  now: Date,
): Promise<SignedInRow | null> {
  const [row] = await signedIn(db, { attendeeId, sessionId, now });
  return row ?? null;
}

/** The query is prepared, because every call of an attendee begins with it. */
const signedIn = preparedQuery('signed-in', ['attendeeId', 'sessionId', 'now'], (db, given) =>
  db
    .select({ ...getTableColumns(attendees), usedGeneration: loginSessions.usedGeneration })
    .from(loginSessions)
    .innerJoin(attendees, eq(attendees.id, loginSessions.attendeeId))
    .where(
      and(
        eq(loginSessions.id, given.sessionId),
        gt(loginSessions.expiresAt, sql.param(given.now, loginSessions.expiresAt)),
        eq(attendees.id, given.attendeeId),
      ),
    ),
);

/** Ends a session; one that has ended already stays so. */
export async function endSession(db: Db, sessionId: string): Promise<void> {
  await db.delete(loginSessions).where(eq(loginSessions.id, sessionId));
}

/** Whether an attendee is signed in on a device. */
export async function isSignedInOn(
  db: Db,
  attendeeId: string,
  deviceId: string,
  now: Date,
): Promise<boolean> {
  // A request without a device id has an empty one, which many devices share.
  if (deviceId === '') return false;
  const own = and(eq(loginSessions.attendeeId, attendeeId), eq(loginSessions.deviceId, deviceId));
  return (await db.$count(loginSessions, and(own, gt(loginSessions.expiresAt, now)))) > 0;
}

/**
 * Ends the sessions of an attendee on every device, or on every other one, and the change of address that somebody has
 * begun in one of them: its link would let them in again.
 */
export async function endSessions(
  tx: Tx,
  attendeeId: string,
  now: Date,
  exceptDevice?: string,
): Promise<void> {
  // Sessions without a device's id all have an empty one: none of them is spared.
  const isOther = exceptDevice ? ne(loginSessions.deviceId, exceptDevice) : undefined;
  await tx.delete(loginSessions).where(and(eq(loginSessions.attendeeId, attendeeId), isOther));
  await endOpenChanges(tx, attendeeId, now);
}

/** Removes what has expired. Ended sessions leave nothing to remove. */
export async function removeExpiredSessions(db: Db, now: Date): Promise<void> {
  await db.delete(loginSessions).where(lte(loginSessions.expiresAt, now));
}

function isWithinGrace(refreshedAt: Date | null, now: Date): boolean {
  return refreshedAt !== null && now.getTime() - refreshedAt.getTime() < graceSeconds * 1000;
}
