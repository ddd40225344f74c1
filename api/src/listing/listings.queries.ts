import { eq } from 'drizzle-orm';
import type { BodyOf } from '@summit/contract/call';
import type { listingCalls } from '@summit/contract/calls/listing';
import type { Db, Tx } from '../platform/db/db.ts';
import { linkTokenHash } from '../platform/link-token.ts';
import { listings } from './listings.tables.ts';

export type ListingRow = typeof listings.$inferSelect;

/** The listing of a token, whatever its state; null for a token that was never sent. */
export async function findListing(db: Db, token: string): Promise<ListingRow | null> {
  const [row] = await db.select().from(listings).where(isListingOf(token)).limit(1);
  return row ?? null;
}

/** The same, locked for the rest of the transaction: of two companies that submit it at a time, the second waits. */
export async function lockListing(tx: Tx, token: string): Promise<ListingRow | null> {
  const [row] = await tx.select().from(listings).where(isListingOf(token)).for('update');
  return row ?? null;
}

/** Stores what a company submits, to be read by an organiser. */
export async function storeSubmission(
  tx: Tx,
  id: string,
  { listingInvitation, listingMetadata, additionalInformation }: BodyOf<typeof listingCalls.submitListing>,
  now: Date,
): Promise<void> {
  await tx
    .update(listings)
    .set({
      ...listingInvitation,
      ...listingMetadata,
      logoUrl: listingMetadata.logoUrl || null,
      additionalInformation: additionalInformation || null,
      status: 'Submitted',
      submittedAt: now,
    })
    .where(eq(listings.id, id));
}

function isListingOf(token: string) {
  return eq(listings.tokenHash, linkTokenHash(token));
}
