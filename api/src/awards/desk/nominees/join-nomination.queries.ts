import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import type * as organiseNominationsCalls from '@summit/contract/calls/organise-nominations';
import type { BodyOf } from '@summit/contract/requests/call';
import { audit } from '../../../organisers/public/audit.queries.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { isUuid } from '../../../platform/db/is-uuid.ts';
import type { Platform, SignedInOrganiser } from '../../../platform/platform.ts';
import { Failure } from '../../../platform/responses/failure.ts';
import { nominationCategories, type NomineeRow, nominees } from '../../awards.tables.ts';
import { nominatedCategories, nominations } from '../../nominating/nominations.tables.ts';
import { readSeason } from '../../season.ts';
import { nominationJoins } from '../awards-desk.tables.ts';
import { lockLatestVote } from '../status/lock-latest-vote.ts';

/** A nomination in one of its categories. */
interface Place {
  nominationId: string;
  categoryId: string;
}

type Desk = Pick<Platform, 'db' | 'clock'>;

/**
 * Joins a nomination to a nominee of its category, or makes a nominee of it when none is named. A nomination that is
 * joined already moves. Voters see nothing of it: once the vote has begun no nominee comes or goes with a join.
 * @param wanted names the nominee that the nomination was joined to when it was read, `expected`
 * @throws cqrs-0009, resource-0001, awards-desk-0003, awards-desk-0014
 */
export async function joinNomination(
  { db, clock }: Desk,
  by: SignedInOrganiser,
  place: Place,
  { nomineeId, expected }: BodyOf<typeof organiseNominationsCalls.joinNomination>,
): Promise<void> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const nomination = await lockNomination(tx, place);
    await requireJoined(tx, place, expected);
    const before = await takeApart(tx, place);
    const joined = nomineeId === null ? null : await findNominee(tx, nomineeId, place, nomination.year);
    const nominee = joined ?? (await makeNominee(tx, place, nomination));
    await tx
      .insert(nominationJoins)
      .values({ ...place, nomineeId: nominee.id, isOrigin: joined === null, joinedAt: now });
    const after = { nomineeId: nominee.id, isOrigin: joined === null };
    await audit(tx, by, { call: 'joinNomination', subject: getSubject(place), before, after }, now);
  });
}

/**
 * Undoes a join: everything is as it was before.
 * @throws cqrs-0009 when it is not joined, resource-0001, awards-desk-0003, awards-desk-0014
 */
export async function undoJoin(
  { db, clock }: Desk,
  by: SignedInOrganiser,
  place: Place,
  expected: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockNomination(tx, place);
    const before = await takeApart(tx, place);
    if (!before) throw new Failure('cqrs-0009');
    if (before.nomineeId !== expected) throw new Failure('resource-0001');
    await audit(tx, by, { call: 'undoJoin', subject: getSubject(place), before }, clock.now());
  });
}

/** @throws resource-0001 when a nomination is joined to another nominee than its organiser saw */
async function requireJoined(tx: Tx, place: Place, expected: string | null): Promise<void> {
  const [join] = await tx.select().from(nominationJoins).where(isPlace(place));
  if ((join?.nomineeId ?? null) !== expected) throw new Failure('resource-0001');
}

/** Takes a nomination away from its nominee. One that was made of it goes too, unless others have been joined to it. */
async function takeApart(tx: Tx, place: Place) {
  const [join] = await tx.delete(nominationJoins).where(isPlace(place)).returning();
  if (!join) return undefined;
  const { nomineeId, isOrigin } = join;
  if (!isOrigin) return { nomineeId, isOrigin };
  const isLast = (await tx.$count(nominationJoins, eq(nominationJoins.nomineeId, nomineeId))) === 0;
  if (isLast) await requireOpenField(tx, place);
  await requireStanding(tx, nomineeId);
  if (isLast) {
    await tx.delete(nominees).where(eq(nominees.id, nomineeId));
  } else {
    // Another nomination becomes the origin of the nominee.
    const [next] = await tx
      .select()
      .from(nominationJoins)
      .where(eq(nominationJoins.nomineeId, nomineeId))
      .limit(1);
    if (next) await tx.update(nominationJoins).set({ isOrigin: true }).where(isPlace(next));
  }
  return { nomineeId, isOrigin };
}

/** @throws cqrs-0009 for a nomination that does not exist, or is of another season: its nominees are public */
async function lockNomination(tx: Tx, { nominationId, categoryId }: Place) {
  if (!isUuid(nominationId)) throw new Failure('cqrs-0009');
  const { year } = await readSeason(tx);
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
    .where(and(eq(nominations.id, nominationId), eq(nominations.year, year)))
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
  place: Place,
  { name, url, year }: typeof nominations.$inferSelect,
): Promise<Pick<NomineeRow, 'id'>> {
  const { nominationId, categoryId } = place;
  await requireOpenField(tx, place);
  const getId = (last: string) => `${year}-${categoryId}-${last}`;
  // The nominee that was made of it before stays where another nomination was joined to them.
  const isTaken = (await tx.$count(nominees, eq(nominees.id, getId(nominationId)))) > 0;
  const row = { id: getId(isTaken ? randomUUID() : nominationId), categoryId, year, name, url };
  const [made] = await tx.insert(nominees).values(row).returning({ id: nominees.id });
  if (!made) throw new Error('The nominee was not made.');
  return made;
}

/**
 * A withdrawn nominee keeps the nomination they were made of: a nominee made of it again would not be withdrawn, although
 * two people had agreed on the withdrawal.
 * @throws awards-desk-0014
 */
async function requireStanding(tx: Tx, nomineeId: string): Promise<void> {
  const marked = and(eq(nominees.id, nomineeId), isNotNull(nominees.withdrawal));
  if ((await tx.$count(nominees, marked)) > 0) throw new Failure('awards-desk-0014');
}

/** @throws awards-desk-0003 when the vote in a category has begun */
async function requireOpenField(tx: Tx, { categoryId }: Place): Promise<void> {
  const [category] = await tx
    .select({ track: nominationCategories.awardsType })
    .from(nominationCategories)
    .where(eq(nominationCategories.id, categoryId));
  if (category && (await lockLatestVote(tx, category.track)) !== null) throw new Failure('awards-desk-0003');
}

function isPlace({ nominationId, categoryId }: Place) {
  return and(eq(nominationJoins.nominationId, nominationId), eq(nominationJoins.categoryId, categoryId));
}

function getSubject({ nominationId, categoryId }: Place): string {
  return `awards/nominations/${nominationId}/${categoryId}`;
}
