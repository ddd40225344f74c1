import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type * as awardsCalls from '@summit/contract/calls/awards';
import type { BodyOf, ResponseOf } from '@summit/contract/requests/call';
import type { Db, Tx } from '../../platform/db/db.ts';
import { nominatedCategories, nominations } from './nominations.tables.ts';

interface Nominating {
  attendeeId: string;
  year: number;
  nomination: BodyOf<typeof awardsCalls.nominate>;
  now: Date;
  /** Further work in the transaction that stores it. */
  alongside: (tx: Tx, stored: { id: string; contactEmail: string | null }) => Promise<void>;
}

/**
 * Stores a nomination with its categories. Null when the attendee has already nominated in this year and track: of any
 * number of concurrent calls one succeeds.
 */
export function storeNomination(db: Db, { attendeeId, year, nomination, now, alongside }: Nominating) {
  const { categoryIds, contactEmail, ...written } = nomination;
  return db.transaction(async (tx) => {
    const [stored] = await tx
      .insert(nominations)
      .values({
        ...written,
        id: randomUUID(),
        attendeeId,
        year,
        contactEmail: contactEmail || null,
        nominatedAt: now,
      })
      .onConflictDoNothing()
      .returning({
        id: nominations.id,
        contactEmail: nominations.contactEmail,
        nominatedAt: nominations.nominatedAt,
      });
    if (!stored) return null;
    const chosen = [...new Set(categoryIds)];
    await tx
      .insert(nominatedCategories)
      .values(chosen.map((categoryId) => ({ nominationId: stored.id, categoryId })));
    await alongside(tx, stored);
    return stored;
  });
}

/** The attendee's nominations of a year, the earliest first. */
export async function listNominations(
  db: Db,
  attendeeId: string,
  year: number,
): Promise<ResponseOf<typeof awardsCalls.myNominations>['nominations']> {
  const rows = await db
    .select({ nomination: nominations, categoryId: nominatedCategories.categoryId })
    .from(nominations)
    .innerJoin(nominatedCategories, eq(nominatedCategories.nominationId, nominations.id))
    .where(and(eq(nominations.attendeeId, attendeeId), eq(nominations.year, year)))
    .orderBy(asc(nominations.nominatedAt), asc(nominations.id), asc(nominatedCategories.categoryId));
  const byId = new Map(rows.map(({ nomination }) => [nomination.id, nomination]));
  return [...byId.values()].map((nomination) => ({
    ...nomination,
    nominatedAt: nomination.nominatedAt.toISOString(),
    categoryIds: rows
      .filter((row) => row.nomination.id === nomination.id)
      .map(({ categoryId }) => categoryId),
  }));
}
