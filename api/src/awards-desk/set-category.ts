import { eq } from 'drizzle-orm';
import { latestVoteStep } from '@summit/contract/awards-status';
import type { BodyOf } from '@summit/contract/call';
import type { organiseAwardsCalls } from '@summit/contract/calls/organise-awards';
import { nominationCategories, type NominationCategoryRow } from '../awards/awards.tables.ts';
import { readSeason } from '../awards/season.queries.ts';
import { audit } from '../organisers/audit.queries.ts';
import type { Db, Tx } from '../platform/db/db.ts';
import { Failure } from '../platform/failure.ts';
import type { Platform, SignedInOrganiser } from '../platform/platform.ts';
import { lockSection, readSection, writeSection } from '../settings/settings.queries.ts';

type Category = BodyOf<typeof organiseAwardsCalls.setAwardsCategory>;

/** Adds a category or changes one. @throws awards-desk-0002 when what ballots were cast by would change */
export async function setCategory(
  { db, clock, responseCache }: Platform,
  by: SignedInOrganiser,
  id: string,
  { isInSeason, description = '', ...named }: Category,
): Promise<void> {
  const now = clock.now();
  const wanted = { id, description, ...named };
  await db.transaction(async (tx) => {
    await lockSection(tx, 'awardsCategories');
    const [known] = await tx
      .select()
      .from(nominationCategories)
      .where(eq(nominationCategories.id, id))
      .for('update');
    if (known && changesBallots(known, wanted) && (await hasVoteBegun(tx, known))) {
      throw new Failure('awards-desk-0002');
    }
    const before = known && { ...known, isInSeason: await readInSeason(tx, id) };
    await tx
      .insert(nominationCategories)
      .values(wanted)
      .onConflictDoUpdate({ target: nominationCategories.id, set: wanted });
    await putInSeason(tx, id, isInSeason, now);
    const after = { ...wanted, isInSeason };
    await audit(
      tx,
      by,
      { call: 'setAwardsCategory', subject: `awards/categories/${id}`, before, after },
      now,
    );
  });
  responseCache.drop('nomination-categories');
}

function changesBallots(
  known: NominationCategoryRow,
  wanted: Pick<NominationCategoryRow, 'awardsType' | 'allowedVotes'>,
): boolean {
  return known.awardsType !== wanted.awardsType || known.allowedVotes !== wanted.allowedVotes;
}

/** By the status, not by whether there are ballots: nothing that organisers see depends on those. */
async function hasVoteBegun(tx: Tx, { awardsType }: NominationCategoryRow): Promise<boolean> {
  const { status } = await readSeason(tx);
  return latestVoteStep(status[awardsType]) !== null;
}

async function readInSeason(db: Db, id: string): Promise<boolean> {
  const chosen = await readSection(db, 'awardsCategories');
  return chosen.length === 0 || chosen.includes(id);
}

/** An empty list means all categories: to leave one out, the others are named. */
async function putInSeason(tx: Tx, id: string, isInSeason: boolean, now: Date): Promise<void> {
  if ((await readInSeason(tx, id)) === isInSeason) return;
  const chosen = await readSection(tx, 'awardsCategories');
  const all = await tx.select({ id: nominationCategories.id }).from(nominationCategories);
  const named = chosen.length > 0 ? chosen : all.map((category) => category.id);
  const others = named.filter((one) => one !== id);
  await writeSection(tx, 'awardsCategories', isInSeason ? [...others, id] : others, now);
}
