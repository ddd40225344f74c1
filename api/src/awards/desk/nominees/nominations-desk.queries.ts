import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type * as organiseNominationsCalls from '@summit/contract/calls/organise-nominations';
import type { QueryOf, ResponseOf } from '@summit/contract/requests/call';
import type { Db } from '../../../platform/db/db.ts';
import { byName } from '../../../platform/db/names.ts';
import { onePageOf } from '../../../platform/db/one-page.ts';
import { nominationCategories, nominees } from '../../awards.tables.ts';
import { nominatedCategories, nominations } from '../../nominating/nominations.tables.ts';
import { readSeason } from '../../season.ts';
import { nominationJoins } from '../awards-desk.tables.ts';

type Entries = ResponseOf<typeof organiseNominationsCalls.deskNominations>;
type Entry = Entries['nominations'][number];

/** How many nominees are suggested for a nomination, and how alike their names are at least. */
const suggested = { atMost: 3, likeness: 0.2 };

/** What was nominated in the present season, once for each category, the oldest first; each with nominees like it. */
export async function listDeskNominations(
  db: Db,
  query: QueryOf<typeof organiseNominationsCalls.deskNominations>,
): Promise<Entries> {
  const { year } = await readSeason(db);
  const category = query['filter.CategoryId.Equals'];
  const wanted = and(
    eq(nominations.year, year),
    category ? eq(nominatedCategories.categoryId, category) : undefined,
  );
  const rows = await entriesQuery(db)
    .where(wanted)
    .orderBy(asc(nominations.nominatedAt), asc(nominations.id));
  const open = query['filter.IsJoined.Equals'];
  const chosen = rows.filter(({ nomineeId }) => !open || (nomineeId !== null) === (open === 'true'));
  const { rows: page, counts } = onePageOf(chosen, query);
  const withSuggestions = [];
  for (const row of page) {
    withSuggestions.push({ ...toEntry(row), suggestions: await suggest(db, row, year) });
  }
  return { nominations: withSuggestions, ...counts };
}

/** The nominees of a category whose names are most like a name. */
export async function suggest(
  db: Db,
  { name, categoryId }: { name: string; categoryId: string },
  year: number,
): Promise<Entry['suggestions']> {
  const likeness: SQL<number> = sql`name_likeness(${nominees.name}, ${name})`;
  const rows = await db
    .select({ id: nominees.id, name: nominees.name, likeness })
    .from(nominees)
    .where(
      and(
        eq(nominees.year, year),
        eq(nominees.categoryId, categoryId),
        sql`${likeness} >= ${suggested.likeness}`,
      ),
    )
    .orderBy(sql`${likeness} desc`, asc(nominees.id))
    .limit(suggested.atMost);
  return rows.map((row) => ({ id: row.id, name: row.name, likeness: Math.round(row.likeness * 100) }));
}

function entriesQuery(db: Db) {
  return db
    .select({
      id: nominations.id,
      categoryId: nominatedCategories.categoryId,
      categoryName: nominationCategories.name,
      awardsType: nominations.awardsType,
      name: nominations.name,
      url: nominations.url,
      reason: nominations.reason,
      nominator: nominations.nominator,
      contactEmail: nominations.contactEmail,
      nominatedAt: nominations.nominatedAt,
      nomineeId: nominationJoins.nomineeId,
      nomineeName: nominees.name,
    })
    .from(nominatedCategories)
    .innerJoin(nominations, eq(nominations.id, nominatedCategories.nominationId))
    .innerJoin(nominationCategories, eq(nominationCategories.id, nominatedCategories.categoryId))
    .leftJoin(
      nominationJoins,
      and(
        eq(nominationJoins.nominationId, nominatedCategories.nominationId),
        eq(nominationJoins.categoryId, nominatedCategories.categoryId),
      ),
    )
    .leftJoin(nominees, eq(nominees.id, nominationJoins.nomineeId))
    .$dynamic();
}

type EntryRow = Awaited<ReturnType<typeof entriesQuery>>[number];

function toEntry({ nominatedAt, nomineeId, nomineeName, ...row }: EntryRow): Omit<Entry, 'suggestions'> {
  const nominee = nomineeId === null ? null : { id: nomineeId, name: nomineeName ?? '' };
  return { ...row, nominatedAt: nominatedAt.toISOString(), nominee };
}

/** Every nomination of the present season with its category, as the rows of a table. */
export async function readAllEntries(db: Db): Promise<Omit<Entry, 'suggestions'>[]> {
  const { year } = await readSeason(db);
  const rows = await entriesQuery(db)
    .where(eq(nominations.year, year))
    .orderBy(asc(byName(nominationCategories.name)), asc(nominations.nominatedAt), asc(nominations.id));
  return rows.map(toEntry);
}
