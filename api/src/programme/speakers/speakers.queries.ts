import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type * as speakerCalls from '@summit/contract/calls/speakers';
import type { QueryOf } from '@summit/contract/requests/call';
import type { Db } from '../../platform/db/db.ts';
import { byName, getGround, hasWords } from '../../platform/db/names.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { speakers } from './speakers.tables.ts';

type SpeakersQuery = QueryOf<typeof speakerCalls.speakers>;

const isPublished = eq(speakers.status, 'Published');

/** One page of the Published speakers in the organisers' order; a name is looked for in companies too. */
export async function listSpeakers(db: Db, query: SpeakersQuery) {
  const order = [asc(speakers.position), asc(byName(speakers.lastName)), asc(byName(speakers.firstName))];
  return onePageOfSpeakers(db, query, and(isPublished, getFilter(query)), order);
}

/** One page of the Published speakers that the home page shows. */
export async function listHomePageSpeakers(db: Db, query: SpeakersQuery) {
  const wanted = and(isPublished, isNotNull(speakers.homePagePosition), getFilter(query));
  return onePageOfSpeakers(db, query, wanted, [
    asc(speakers.homePagePosition),
    asc(byName(speakers.lastName)),
  ]);
}

/** The Published speaker with this id, or null. */
export async function findPublishedSpeaker(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(speakers)
    .where(and(isPublished, eq(speakers.id, id)))
    .limit(1);
  return row ?? null;
}

/** The Published speakers of a company, in the organisers' order. */
export async function listSpeakersOfCompany(db: Db, company: string) {
  return db
    .select()
    .from(speakers)
    .where(and(isPublished, sql`search_plain(${speakers.company}) = search_plain(${company})`))
    .orderBy(asc(speakers.position), asc(byName(speakers.lastName)));
}

/** The Published speakers as sessions name them, by id. */
export async function readSpeakerCards(db: Db) {
  const rows = await db.select().from(speakers).where(isPublished);
  return new Map(rows.map((row) => [row.id, { ...row, name: `${row.firstName} ${row.lastName}` }]));
}

async function onePageOfSpeakers(db: Db, query: SpeakersQuery, wanted: SQL | undefined, order: SQL[]) {
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select()
      .from(speakers)
      .orderBy(...order)
      .$dynamic(),
    from: speakers,
    where: wanted,
  });
  const listed = rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
  return { speakers: listed, ...counts };
}

function getFilter(query: SpeakersQuery): SQL | undefined {
  const id = query['filter.Id.Equals'];
  const name = query['filter.Name.Like'];
  const { firstName, lastName, company } = speakers;
  return and(
    id ? eq(speakers.id, id) : undefined,
    name ? hasWords(getGround(firstName, lastName, company), name) : undefined,
  );
}
