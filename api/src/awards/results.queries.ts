import { and, asc, desc, eq, isNotNull, like } from 'drizzle-orm';
import type { VoteStep } from '@summit/contract/awards/awards-status';
import type * as awardsCalls from '@summit/contract/calls/awards';
import type { QueryOf, ResponseOf } from '@summit/contract/requests/call';
import type { AwardsTrack } from '@summit/contract/site/page';
import type { VoteRecord } from '@summit/tally/log/vote-record';
import type { Db } from '../platform/db/db.ts';
import { nominationCategories, nominees } from './awards.tables.ts';
import { listUncontested } from './ballot-rules.queries.ts';
import { inAlphabeticalOrder } from './nominating/nominee-order.ts';
import { toVisibleNominee, type VisibleNominee } from './nominating/visible-nominee.ts';
import { readSeason } from './season.ts';
import { voteRecords } from './vote-log/ballot-log.tables.ts';

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
  const alone = year === null ? new Set<string>() : await listUncontested(db, year);
  const records = year === null ? [] : await listRecords(db, year, query.awardsType);
  return { years, year, categories: getCategories(ofYear, alone), records };
}

/** The records of the votes, each with the end of its log: they exist only once the results are public. */
async function listRecords(db: Db, year: number, track?: AwardsTrack): Promise<Results['records']> {
  const rows = await db
    .select()
    .from(voteRecords)
    .where(like(voteRecords.log, `${year}-${track ?? '%'}-%`))
    .orderBy(asc(voteRecords.log), desc(voteRecords.version));
  const latest = rows.filter(({ log }, at) => rows[at - 1]?.log !== log);
  return latest.map(({ log, record, signature }) => {
    const [, awardsType, step] = log.split('-') as [string, AwardsTrack, VoteStep];
    const { size, root, recordedAt } = JSON.parse(record) as VoteRecord;
    return { awardsType, step, ballots: size, root, recordedAt, signature };
  });
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
    // A nominee whose result is not public yet has none here.
    return nominee?.result ? [{ nominee, categoryName }] : [];
  });
}

function getCategories(
  results: readonly PublicResult[],
  uncontested: ReadonlySet<string>,
): Results['categories'] {
  const categories = new Map(
    results.map(({ nominee, categoryName }) => [
      nominee.categoryId,
      { id: nominee.categoryId, name: categoryName, awardsType: nominee.awardsType },
    ]),
  );
  return inAlphabeticalOrder([...categories.values()]).map((category) => {
    const here = results.map(({ nominee }) => nominee).filter(({ categoryId }) => categoryId === category.id);
    const withResult = (wanted: VisibleNominee['result']) =>
      inAlphabeticalOrder(here.filter(({ result }) => result === wanted));
    const isUncontested = uncontested.has(category.id);
    return { ...category, isUncontested, winners: withResult('Winner'), leaders: withResult('Leader') };
  });
}
