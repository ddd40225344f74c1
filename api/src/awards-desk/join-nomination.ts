import { and, eq } from 'drizzle-orm';
import { type NomineeRow, nominees } from '../awards/awards.tables.ts';
import { nominatedCategories, nominations } from '../awards/nominations.tables.ts';
import { audit } from '../organisers/audit.queries.ts';
import type { Tx } from '../platform/db/db.ts';
import { isUuid } from '../platform/db/is-uuid.ts';
import { Failure } from '../platform/failure.ts';
import type { Platform, SignedInOrganiser } from '../platform/platform.ts';
import { nominationJoins } from './awards-desk.tables.ts';

/** A nomination in one of its categories. */
interface Place {
  nominationId: string;
  categoryId: string;
}

type Desk = Pick<Platform, 'db' | 'clock'>;

/**
 * Joins a nomination to a nominee of its category, or makes a nominee of it when none is named. A nomination that is
 * joined already moves. @throws cqrs-0009
 */
export async function joinNomination(
  { db, clock }: Desk,
  by: SignedInOrganiser,
  place: Place,
  nomineeId: string | null,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const nomination = await lockNomination(tx, place);
    const before = await takeApart(tx, place);
    const joined = nomineeId === null ? null : await findNominee(tx, nomineeId, place, nomination.year);
    const nominee = joined ?? (await makeNominee(tx, place, nomination));
    await tx
      .insert(nominationJoins)
      .values({ ...place, nomineeId: nominee.id, isOrigin: joined === null, joinedAt: now });
    const after = { nomineeId: nominee.id, isOrigin: joined === null };
    await audit(tx, by, { call: 'joinNomination', subject: subjectOf(place), before, after }, now);
  });
}

/** Undoes a join: everything is as it was before. @throws cqrs-0009 when it is not joined */
export async function undoJoin({ db, clock }: Desk, by: SignedInOrganiser, place: Place): Promise<void> {
  await db.transaction(async (tx) => {
    await lockNomination(tx, place);
    const before = await takeApart(tx, place);
    if (!before) throw new Failure('cqrs-0009');
    await audit(tx, by, { call: 'undoJoin', subject: subjectOf(place), before }, clock.now());
  });
}

/** Takes a nomination away from its nominee. One that was made of it goes too, unless others have been joined to it. */
async function takeApart(tx: Tx, place: Place) {
  const [join] = await tx.delete(nominationJoins).where(isPlace(place)).returning();
  if (!join) return undefined;
  const { nomineeId, isOrigin } = join;
  if (isOrigin && (await tx.$count(nominationJoins, eq(nominationJoins.nomineeId, nomineeId))) === 0) {
    await tx.delete(nominees).where(eq(nominees.id, nomineeId));
  } else if (isOrigin) {
    // Another nomination carries the nominee on: the nominee goes with that one.
    const [next] = await tx
      .select()
      .from(nominationJoins)
      .where(eq(nominationJoins.nomineeId, nomineeId))
      .limit(1);
    if (next) await tx.update(nominationJoins).set({ isOrigin: true }).where(isPlace(next));
  }
  return { nomineeId, isOrigin };
}

async function lockNomination(tx: Tx, { nominationId, categoryId }: Place) {
  if (!isUuid(nominationId)) throw new Failure('cqrs-0009');
  const [row] = await tx
    .select({ nomination: nominations })
    .from(nominations)
    .innerJoin(
      nominatedCategories,
      and(
        eq(nominatedCategories.nominationId, nominations.id),
        eq(nominatedCategories.categoryId, categoryId),
      ),
    )
    .where(eq(nominations.id, nominationId))
    .for('update', { of: nominations });
  if (!row) throw new Failure('cqrs-0009');
  return row.nomination;
}

async function findNominee(
  tx: Tx,
  id: string,
  { categoryId }: Place,
  year: number,
): Promise<Pick<NomineeRow, 'id'>> {
  const [row] = await tx
    .select({ id: nominees.id })
    .from(nominees)
    .where(and(eq(nominees.id, id), eq(nominees.categoryId, categoryId), eq(nominees.year, year)))
    .for('no key update');
  if (!row) throw new Failure('cqrs-0009');
  return row;
}

async function makeNominee(
  tx: Tx,
  { nominationId, categoryId }: Place,
  { name, url, year }: typeof nominations.$inferSelect,
): Promise<Pick<NomineeRow, 'id'>> {
  const row = { id: `${year}-${categoryId}-${nominationId}`, categoryId, year, name, url };
  const [made] = await tx.insert(nominees).values(row).returning({ id: nominees.id });
  if (!made) throw new Error('The nominee was not made.');
  return made;
}

function isPlace({ nominationId, categoryId }: Place) {
  return and(eq(nominationJoins.nominationId, nominationId), eq(nominationJoins.categoryId, categoryId));
}

function subjectOf({ nominationId, categoryId }: Place): string {
  return `awards/nominations/${nominationId}/${categoryId}`;
}
