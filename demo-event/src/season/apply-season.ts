import { isDeepStrictEqual } from 'node:util';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { nominationCategories, nominees } from '@summit/api/src/awards/awards.tables.ts';
import { attendees } from '@summit/api/src/people/attendees/attendees.tables.ts';
import type { Clock } from '@summit/api/src/platform/clock.ts';
import type { Config } from '@summit/api/src/platform/config.ts';
import type { Db } from '@summit/api/src/platform/db/db.ts';
import { readSections } from '@summit/api/src/settings/public/settings.queries.ts';
import { staticContents } from '@summit/api/src/settings/static-content/static-content.tables.ts';
import type { SeasonFiles } from '../awards/season-files.ts';
import { pictureShelf } from '../pictures/picture-shelf.ts';
import { seasonRefusal } from './season-refusal.ts';
import { writeSeason } from './write-season.ts';

interface Needs {
  db: Db;
  config: Pick<Config, 'dataDir' | 'environment'>;
  clock: Clock;
}

/** Thrown for a season that would overwrite live data; the message says which. */
class SeasonRefused extends Error {
  override name = 'SeasonRefused';
}

/** Any number; it only has to be the same in every process that applies a season. */
const seasonLock = 727_276;

/**
 * Makes a season the present one on a database in use: completely or not at all. `unchanged` when it is already.
 * @throws SeasonRefused
 */
export async function applySeason(
  { db, config, clock }: Needs,
  season: SeasonFiles,
): Promise<'applied' | 'unchanged'> {
  const shelf = pictureShelf();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seasonLock})`);
    await refuseEmpty(tx, config);
    const refusal = await seasonRefusal(tx, season.year);
    const before = await seasonIn(tx, season);
    try {
      await writeSeason({ db: tx, now: clock.now(), shelf }, season);
    } catch (error) {
      throw refusal ? new SeasonRefused(refusal, { cause: error }) : error;
    }
    if (isDeepStrictEqual(await seasonIn(tx, season), before)) return 'unchanged';
    if (refusal) throw new SeasonRefused(refusal);
    // Before the rows can be seen, so that no picture is ever missing.
    await shelf.store(config.dataDir);
    return 'applied';
  });
}

/** What a season would overwrite, without ids and times that are different each time. */
async function seasonIn(db: Db, { year, categories, texts }: SeasonFiles) {
  const ids = categories.map(({ id }) => id);
  const { name, content } = staticContents;
  return {
    categories: await db
      .select()
      .from(nominationCategories)
      .where(inArray(nominationCategories.id, ids))
      .orderBy(asc(nominationCategories.id)),
    nominees: await db.select().from(nominees).where(eq(nominees.year, year)).orderBy(asc(nominees.id)),
    texts: await db
      .select({ name, content })
      .from(staticContents)
      .where(inArray(name, Object.keys(texts)))
      .orderBy(asc(name)),
    sections: await readSections(db, [
      'awards',
      'awardsStatus',
      'awardsIndividualStatus',
      'awardsWelcomeStatus',
      'awardsCategories',
      'keyDates',
    ]),
  };
}

/** Outside production the first start fills an empty database with the demo event, which has its own season. */
async function refuseEmpty(db: Db, { environment }: Needs['config']): Promise<void> {
  if (environment !== 'production' && (await db.$count(attendees)) === 0) {
    throw new SeasonRefused(
      'The database is empty: start the site once, which fills it with the demo event.',
    );
  }
}
