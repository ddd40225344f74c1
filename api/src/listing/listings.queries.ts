import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { BodyOf } from '@summit/contract/call';
import type { listingCalls } from '@summit/contract/calls/listing';
import type { Db } from '../platform/db/db.ts';
import { linkTokenHash } from '../platform/link-token.ts';
import { listings } from './listings.tables.ts';

export type ListingRow = typeof listings.$inferSelect;

/** The listing of a token, whatever its state; null for a token that was never sent. */
export async function findListing(db: Db, token: string): Promise<ListingRow | null> {
  const [row] = await db
    .select()
    .from(listings)
    .where(eq(listings.tokenHash, linkTokenHash(token)))
    .limit(1);
  return row ?? null;
}

/**
 * Stores what a company submits, unless its listing was submitted or approved in the meantime: of two concurrent calls
 * one is stored. Returns whether this one was.
 */
export async function submitListing(
  db: Db,
  token: string,
  { listingInvitation, listingMetadata, additionalInformation }: BodyOf<typeof listingCalls.submitListing>,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(listings)
    .set({
      ...listingInvitation,
      ...listingMetadata,
      logoUrl: listingMetadata.logoUrl || null,
      additionalInformation: additionalInformation || null,
      status: 'Submitted',
      submittedAt: now,
    })
    .where(
      and(
        eq(listings.tokenHash, linkTokenHash(token)),
        inArray(listings.status, ['Invited', 'Rejected']),
        or(isNull(listings.closesAt), gt(listings.closesAt, now)),
      ),
    )
    .returning({ id: listings.id });
  return rows.length > 0;
}
