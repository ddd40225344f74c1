import { eq } from 'drizzle-orm';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { type CryptoTraderInvitationRow, cryptoTraderInvitations } from './crypto-traders.tables.ts';

/** The invitation of a link, whatever its state; null when no such token was sent. */
export async function findTraderInvitation(db: Db, token: string): Promise<CryptoTraderInvitationRow | null> {
  const [row] = await db.select().from(cryptoTraderInvitations).where(hasToken(token));
  return row ?? null;
}

/** The same, locked for this transaction: other calls with the same token wait. */
export async function lockTraderInvitation(tx: Tx, token: string): Promise<CryptoTraderInvitationRow | null> {
  const [row] = await tx.select().from(cryptoTraderInvitations).where(hasToken(token)).for('no key update');
  return row ?? null;
}

/** Why an invitation cannot be used: it has expired, or someone has registered with it. Null when it can. */
export function traderRefusal(
  { attendeeId, closesAt }: CryptoTraderInvitationRow,
  now: Date,
): 'fm.cms-0071' | 'fm.cms-0009' | null {
  if (attendeeId) return 'fm.cms-0071';
  return closesAt && closesAt <= now ? 'fm.cms-0009' : null;
}

/** Records who registered with an invitation. */
export async function takeTraderInvitation(tx: Tx, id: string, attendeeId: string): Promise<void> {
  await tx.update(cryptoTraderInvitations).set({ attendeeId }).where(eq(cryptoTraderInvitations.id, id));
}

function hasToken(token: string) {
  return eq(cryptoTraderInvitations.tokenHash, linkTokenHash(token));
}
