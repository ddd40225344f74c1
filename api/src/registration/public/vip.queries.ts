import { and, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import { normaliseCode } from '@summit/contract/words/normalise-text';
import { categories, type CategoryRow } from '../../people/attendees/categories.tables.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type VipInvitationRow, vipInvitations, vipPasses } from '../vip/vip.tables.ts';

/** An invitation with the category that its guests get, and how many of its passes are taken. */
export interface KnownVipInvitation {
  invitation: VipInvitationRow;
  category: CategoryRow;
  passesTaken: number;
}

/** What the link of an invitation says: `id` is the invitation's id or its slug. */
export interface VipLink {
  id: string;
  code: string;
}

/** The invitation of a link, whatever its state; null when there is none. */
export async function findVipInvitation(db: Db, { id, code }: VipLink): Promise<KnownVipInvitation | null> {
  // Spelling is lenient, because links are also typed from paper.
  const [name, meant] = [normaliseCode(id), normaliseCode(code)];
  const isMeant = isUuid(name)
    ? and(eq(vipInvitations.id, name), sql`meant_code(${vipInvitations.code}) = ${meant}`)
    : eq(vipInvitations.linkKey, `${name}/${meant}`);
  const isWritten = sql`(${vipInvitations.slug}, ${vipInvitations.code}) = (${signsOfLink(id)}, ${signsOfLink(code)})`;
  return findOne(db, or(isWritten, isMeant), isWritten);
}

/** A typed part of a link without the characters that no link has, such as spaces and quotation marks. */
function signsOfLink(typed: string): string {
  return typed.replaceAll(/[^\w-]/g, '');
}

/** The invitation on whose pass an attendee registered, or null. */
export async function findInvitationOfPass(db: Db, attendeeId: string): Promise<KnownVipInvitation | null> {
  const [pass] = await db.select().from(vipPasses).where(eq(vipPasses.attendeeId, attendeeId));
  return pass ? findOne(db, eq(vipInvitations.id, pass.invitationId)) : null;
}

/** Why an invitation cannot be used, or null when it can. */
function vipRefusal(known: KnownVipInvitation | null, now: Date): 'fm.cms-0009' | 'fm.cms-0077' | null {
  const { validUntil } = known?.invitation ?? {};
  if (!known || (validUntil && validUntil <= now)) return 'fm.cms-0009';
  return passesLeft(known) === 0 ? 'fm.cms-0077' : null;
}

/** Never below 0, even if the organisers have reduced the limit since. */
export function passesLeft({ invitation, passesTaken }: KnownVipInvitation): number {
  return Math.max(0, invitation.passesLimit - passesTaken);
}

/** Waits for other calls that take a pass of the same invitation, until their transactions end. */
async function lockVipInvitation(tx: Tx, id: string): Promise<void> {
  const row = tx.select({ id: vipInvitations.id }).from(vipInvitations).where(eq(vipInvitations.id, id));
  await row.for('no key update');
}

/**
 * Takes a pass for the attendee whom `register` adds, in the transaction of the caller. No more are taken than there
 * are, however many calls come at the same time.
 * @throws fm.cms-0009 or fm.cms-0077 when nobody can begin with the invitation any more
 */
export async function takePass<A extends { id: string }>(
  tx: Tx,
  link: VipLink,
  register: (known: KnownVipInvitation) => Promise<A>,
  now: Date,
): Promise<A> {
  const seen = requireUsable(await findVipInvitation(tx, link), now);
  await lockVipInvitation(tx, seen.invitation.id);
  // The passes are counted again, because others may have been taken while this call waited.
  const known = requireUsable(await findVipInvitation(tx, link), now);
  const attendee = await register(known);
  await tx
    .insert(vipPasses)
    .values({ attendeeId: attendee.id, invitationId: known.invitation.id, takenAt: now });
  return attendee;
}

/** Returns the pass of an attendee who no longer comes, if they have one. */
export async function returnPass(tx: Tx, attendeeId: string): Promise<void> {
  await tx.delete(vipPasses).where(eq(vipPasses.attendeeId, attendeeId));
}

/** Passes on the pass that an attendee came with, if any; the other gives up their own. Both must be locked. */
export async function movePass(tx: Tx, fromId: string, toId: string): Promise<void> {
  await returnPass(tx, toId);
  await tx.update(vipPasses).set({ attendeeId: toId }).where(eq(vipPasses.attendeeId, fromId));
}

/** The invitation, if it can be used. */
export function requireUsable(known: KnownVipInvitation | null, now: Date): KnownVipInvitation {
  const code = vipRefusal(known, now);
  if (!known || code) throw new Failure(code ?? 'fm.cms-0009');
  return known;
}

/**
 * Adds an invitation.
 * @throws fm.cms-0033 when there is one with the same slug and code
 */
export async function addVipInvitation(
  db: Db,
  invitation: typeof vipInvitations.$inferInsert,
): Promise<VipInvitationRow> {
  const [row] = await db.insert(vipInvitations).values(invitation).onConflictDoNothing().returning();
  if (!row) throw new Failure('fm.cms-0033');
  return row;
}

/** @param rather the condition that chooses among several */
async function findOne(db: Db, wanted: SQL | undefined, rather?: SQL): Promise<KnownVipInvitation | null> {
  const [row] = await db
    .select({ invitation: vipInvitations, category: categories })
    .from(vipInvitations)
    .innerJoin(categories, eq(categories.id, vipInvitations.categoryId))
    .where(wanted)
    .orderBy(...(rather ? [desc(rather)] : []))
    .limit(1);
  if (!row) return null;
  const [taken] = await db
    .select({ passes: count() })
    .from(vipPasses)
    .where(eq(vipPasses.invitationId, row.invitation.id));
  return { ...row, passesTaken: taken?.passes ?? 0 };
}
