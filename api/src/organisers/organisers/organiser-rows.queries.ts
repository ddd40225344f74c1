import { and, asc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { canonicalEmail } from '@summit/contract/contact-details/email-address';
import type { PageQuery } from '@summit/contract/requests/list-query';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { byName } from '../../platform/db/names.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { type OrganiserRow, organisers } from './organisers.tables.ts';

/** The organiser with an address in any spelling; null when there is none. */
export async function findOrganiserByEmail(db: Db, email: string): Promise<OrganiserRow | null> {
  const [row] = await db
    .select()
    .from(organisers)
    .where(eq(organisers.emailKey, canonicalEmail(email)));
  return row ?? null;
}

/** All organisers, by name. */
export async function listAllOrganisers(db: Db): Promise<OrganiserRow[]> {
  return selectByName(db);
}

/** One page of the organisers, by name. */
export function listOrganisersPage(db: Db, query: PageQuery) {
  return onePage(db, query, { select: selectByName(db), from: organisers });
}

function selectByName(db: Db) {
  return db
    .select()
    .from(organisers)
    .orderBy(asc(byName(organisers.name)), asc(organisers.id))
    .$dynamic();
}

/** All organisers, locked until the transaction ends, so that concurrent calls cannot remove the last owner. */
export async function lockOrganisers(tx: Tx): Promise<OrganiserRow[]> {
  return tx.select().from(organisers).orderBy(asc(organisers.id)).for('update');
}

/** One organiser, locked until the transaction ends; null when there is none with this id. */
export async function lockOrganiser(tx: Tx, id: string): Promise<OrganiserRow | null> {
  const [row] = await tx.select().from(organisers).where(eq(organisers.id, id)).for('update');
  return row ?? null;
}

const isInvited = (token: string, now: Date) =>
  and(
    eq(organisers.setUpTokenHash, linkTokenHash(token)),
    gt(organisers.setUpExpiresAt, now),
    eq(organisers.isBlocked, false),
  );

/** The organiser who was invited with a token that is still valid. */
export async function findInvited(db: Db, token: string, now: Date): Promise<OrganiserRow | null> {
  const [row] = await db.select().from(organisers).where(isInvited(token, now));
  return row ?? null;
}

/** Uses up an invitation and stores what its organiser has chosen. Null: it was used, or has expired. */
export async function useInvitation(
  tx: Tx,
  token: string,
  now: Date,
  chosen: Pick<OrganiserRow, 'passwordHash' | 'otpSecret'>,
): Promise<OrganiserRow | null> {
  // It is one statement, so that of two concurrent calls the second finds no invitation.
  const [row] = await tx
    .update(organisers)
    .set({ ...chosen, lastOtpStep: null, setUpTokenHash: null, setUpExpiresAt: null })
    .where(isInvited(token, now))
    .returning();
  return row ?? null;
}

/** Adds an organiser, whose address nobody else may have. */
export async function addOrganiserRow(
  tx: Tx,
  organiser: typeof organisers.$inferInsert,
): Promise<OrganiserRow> {
  const [row] = await tx.insert(organisers).values(organiser).returning();
  if (!row) throw new Error('The organiser was not added.');
  return row;
}

/** @throws Error when there is no organiser with this id */
export async function changeOrganiserRow(
  db: Db,
  id: string,
  change: Partial<OrganiserRow>,
): Promise<OrganiserRow> {
  const [row] = await db.update(organisers).set(change).where(eq(organisers.id, id)).returning();
  if (!row) throw new Error('The organiser is gone.');
  return row;
}

/** Marks a code as used. False: another login has used it, or a later one, at the same moment. */
export async function useOtpStep(db: Db, id: string, step: number): Promise<boolean> {
  const rows = await db
    .update(organisers)
    .set({ lastOtpStep: step })
    .where(and(eq(organisers.id, id), or(isNull(organisers.lastOtpStep), lt(organisers.lastOtpStep, step))))
    .returning({ id: organisers.id });
  return rows.length > 0;
}
