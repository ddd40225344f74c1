import { and, eq, isNotNull } from 'drizzle-orm';
import type { QueryOf, ResponseOf } from '@summit/contract/call';
import type { awardsCalls } from '@summit/contract/calls/awards';
import type { Db } from '../platform/db/db.ts';
import { nominationCategories, nominees } from './awards.tables.ts';
import { inNeutralOrder } from './nominee-order.ts';
import { readSeason } from './season.queries.ts';
import { toVisibleNominee, type VisibleNominee } from './visible-nominee.ts';

type Results = ResponseOf<typeof awardsCalls.awardsResults>;

interface PublicResult {
  nominee: VisibleNominee;
  categoryName: string;
}

/** Winners and leaders of a year, by category from A to Z; the present year's only once its status is Wining. */
export async function listResults(
  db: Db,
  query: QueryOf<typeof awardsCalls.awardsResults>,
): Promise<Results> {
  const results = await readResults(db, query.awardsType);
  const years = [...new Set(results.map(({ nominee }) => nominee.year))].sort((a, b) => b - a);
  const wanted = query.year === undefined ? years[0] : Number(query.year);
  const year = years.find((each) => each === wanted) ?? null;
  const ofYear = results.filter(({ nominee }) => nominee.year === year);
  return { years, year, categories: categoriesOf(ofYear) };
}

async function readResults(db: Db, track?: VisibleNominee['awardsType']): Promise<PublicResult[]> {
  const season = await readSeason(db);
  const rows = await db
    .select({
      row: nominees,
      awardsType: nominationCategories.awardsType,
      categoryName: nominationCategories.name,
    })
    .from(nominees)
    .innerJoin(nominationCategories, eq(nominationCategories.id, nominees.categoryId))
    .where(
      and(
        isNotNull(nominees.result),
        eq(nominees.isPublished, true),
        track ? eq(nominationCategories.awardsType, track) : undefined,
      ),
    );
  return rows.flatMap(({ row, awardsType, categoryName }) => {
    const nominee = toVisibleNominee(row, awardsType, season);
    // A result that is not public yet comes without itself.
    return nominee?.result ? [{ nominee, categoryName }] : [];
  });
}

function categoriesOf(results: readonly PublicResult[]): Results['categories'] {
  const categories = new Map(
    results.map(({ nominee, categoryName }) => [
      nominee.categoryId,
      { id: nominee.categoryId, name: categoryName, awardsType: nominee.awardsType },
    ]),
  );
  return inNeutralOrder([...categories.values()]).map((category) => {
    const here = results.map(({ nominee }) => nominee).filter(({ categoryId }) => categoryId === category.id);
    const withResult = (wanted: VisibleNominee['result']) =>
      inNeutralOrder(here.filter(({ result }) => result === wanted));
    return { ...category, winners: withResult('Winner'), leaders: withResult('Leader') };
  });
}
