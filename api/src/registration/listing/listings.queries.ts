import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type * as listingCalls from '@summit/contract/calls/listing';
import type { BodyOf, QueryOf } from '@summit/contract/requests/call';
import { linkTokenHash } from '../../platform/accounts/link-token.ts';
import type { Db, Tx } from '../../platform/db/db.ts';
import { byName } from '../../platform/db/names.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { listings } from './listings.tables.ts';

export type ListingRow = typeof listings.$inferSelect;

/** One page of the directory: the approved listings by name, without who wrote them. */
export async function listDirectory(db: Db, query: QueryOf<typeof listingCalls.directory>) {
  const isShown = and(eq(listings.status, 'Approved'), isNotNull(listings.description));
  const { id, company, description, website, category, logoUrl } = listings;
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select({ id, company, description, website, category, logoUrl })
      .from(listings)
      .orderBy(asc(byName(company)), asc(id))
      .$dynamic(),
    from: listings,
    where: isShown,
  });
  return { companies: rows.map((row) => ({ ...row, description: row.description ?? '' })), ...counts };
}

/** The listing of a token, whatever its state; null for a token that was never sent. */
export async function findListing(db: Db, token: string): Promise<ListingRow | null> {
  const [row] = await db.select().from(listings).where(isListing(token)).limit(1);
  return row ?? null;
}

/** The same, locked for the rest of the transaction: of two concurrent submissions, the second one waits. */
export async function lockListing(tx: Tx, token: string): Promise<ListingRow | null> {
  const [row] = await tx.select().from(listings).where(isListing(token)).for('update');
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

function isListing(token: string) {
  return eq(listings.tokenHash, linkTokenHash(token));
}
