import { and, eq, gt, lt, ne } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import { linkTokenHash, newLinkToken } from '../../platform/accounts/link-token.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { lockOrganiser } from './organiser-rows.queries.ts';
import { type OrganiserRow, organisers, organiserSessions } from './organisers.tables.ts';

/** Logs an organiser in. The token is returned only here; its hash is stored. */
export async function startOrganiserSession(
  db: Db,
  organiserId: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newLinkToken();
  const expiresAt = new Date(now.getTime() + limits.organiserSession);
  await db.delete(organiserSessions).where(lt(organiserSessions.expiresAt, now));
  await db
    .insert(organiserSessions)
    .values({ tokenHash: linkTokenHash(token), organiserId, expiresAt, confirmedAt: now });
  return { token, expiresAt };
}

/**
 * Logs in an organiser whose identity was verified. Null: they were blocked, or have set themselves up again, since
 * their row was read.
 * @param isPresent whether the means of login is still valid, read under the lock of their row; absent: it is
 */
export async function startOwnSession(
  db: Db,
  { id, passwordHash }: Pick<OrganiserRow, 'id' | 'passwordHash'>,
  now: Date,
  isPresent: (tx: Tx) => Promise<boolean> = async () => true,
): Promise<{ token: string; expiresAt: Date } | null> {
  return db.transaction(async (tx) => {
    const present = await lockOrganiser(tx, id);
    const isSame = present !== null && !present.isBlocked && present.passwordHash === passwordHash;
    return isSame && (await isPresent(tx)) ? startOrganiserSession(tx, id, now) : null;
  });
}

/** The organiser whose session this is; null when it has ended, or they are blocked. */
export async function findSessionOwner(db: Db, token: string, now: Date): Promise<OpenSession | null> {
  const { expiresAt, confirmedAt } = organiserSessions;
  const [row] = await db
    .select({ organiser: organisers, expiresAt, confirmedAt })
    .from(organiserSessions)
    .innerJoin(organisers, eq(organisers.id, organiserSessions.organiserId))
    .where(
      and(
        eq(organiserSessions.tokenHash, linkTokenHash(token)),
        gt(organiserSessions.expiresAt, now),
        eq(organisers.isBlocked, false),
      ),
    );
  return row ?? null;
}

interface OpenSession {
  organiser: OrganiserRow;
  expiresAt: Date;
  confirmedAt: Date | null;
}

/** Records in a session that its owner has just given password, one-time code or passkey. */
export async function confirmSession(db: Db, token: string, now: Date): Promise<void> {
  await db
    .update(organiserSessions)
    .set({ confirmedAt: now })
    .where(eq(organiserSessions.tokenHash, linkTokenHash(token)));
}

/** Ends one session, or all of an organiser. */
export async function endOrganiserSession(db: Db, token: string): Promise<void> {
  await db.delete(organiserSessions).where(eq(organiserSessions.tokenHash, linkTokenHash(token)));
}

/** Ends every session of an organiser but that of a token. */
export async function endSessionsBut(db: Db, organiserId: string, token: string): Promise<void> {
  const { organiserId: owner, tokenHash } = organiserSessions;
  await db.delete(organiserSessions).where(and(eq(owner, organiserId), ne(tokenHash, linkTokenHash(token))));
}

/** Ends every session of an organiser, on all devices. */
export async function endOrganiserSessions(db: Db, organiserId: string): Promise<void> {
  await db.delete(organiserSessions).where(eq(organiserSessions.organiserId, organiserId));
}
