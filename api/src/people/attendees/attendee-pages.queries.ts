import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { kindNames, kindRow } from '@summit/contract/registration/registration-kinds';
import type { PageWindow } from '@summit/contract/requests/list-query';
import type { Db } from '../../platform/db/db.ts';
import { storedEnvelopes, toEnvelopes } from '../public/receiving-messages.ts';
import { shownPhoto } from '../public/shown-photo.queries.ts';
import { tagNamesById } from '../public/tag-names.queries.ts';
import {
  attendeeFilter,
  attendeeOrder,
  type AttendeesQuery,
  type Wanted,
  wantedBy,
} from './attendee-filter.queries.ts';
import { type AttendeeProfile, attendees, isListed } from './attendees.tables.ts';
import { categories } from './categories.tables.ts';

const featuredKinds = kindNames.filter((kind) => kindRow(kind)?.isFeatured);

// What the list never shows is not even read.
const { id, firstName, lastName, jobTitle, company, country, attendeeType } = attendees;
const { tags, isInTop, acceptsMessages, profile } = attendees;
const person = { id, firstName, lastName, jobTitle, company, country, imageUrl: shownPhoto, attendeeType };
const self = { bio: ofFeatured('bio'), linkedIn: ofFeatured('linkedIn') };
const shownColumns = { ...person, ...self, tags, isInTop, acceptsMessages };
const category = { id: categories.id, name: categories.name, type: categories.type };

/** A limit, because visitors choose the filters and every connection stores the prepared statements. */
const preparedAtMost = 64;

type Sorting = Pick<AttendeesQuery, 'sort.Asc' | 'sort.Desc'>;

/** Reads pages of the listed attendees. The statement of each combination of filters and order is prepared once. */
export function attendeePages(db: Db) {
  const prepared = new Map<string, ReturnType<typeof statement>>();

  return async (query: AttendeesQuery, { limit, offset }: PageWindow) => {
    const wanted = wantedBy(query);
    const sorting: Sorting = { 'sort.Asc': query['sort.Asc'], 'sort.Desc': query['sort.Desc'] };
    const shape = JSON.stringify([Object.keys(wanted), sorting]);
    const hasRoom = prepared.size < preparedAtMost;
    const ready = prepared.get(shape) ?? statement(db, hasRoom ? getName(shape) : '', wanted, sorting);
    if (hasRoom) prepared.set(shape, ready);
    const rows = await ready.execute({ ...wanted, limit, offset });
    // A page beyond the last one has no row that contains the total.
    const { total, tagNames, envelopes } = rows[0]?.facts ?? {
      total: await db.$count(attendees, getWhere(wanted)),
    };
    return {
      rows,
      total,
      tagNames: new Map(Object.entries(tagNames ?? {})),
      envelopes: toEnvelopes(envelopes),
    };
  };
}

/** The facts of a whole page, which the query returns with its first row. */
interface PageFacts {
  total: number;
  tagNames?: Record<string, string>;
  envelopes?: unknown;
}

/** A single query selects the rows using only an index, then reads them; the first row has the facts of the page. */
function statement(db: Db, name: string, wanted: Wanted, sorting: Sorting) {
  const names = Object.keys(wanted).map((key) => [key, sql.placeholder(key)]);
  const where = getWhere(Object.fromEntries(names));
  const order = attendeeOrder(attendees, sorting);
  const page = db
    .select({ id })
    .from(attendees)
    .where(where)
    .orderBy(...order)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
    .as('page');
  const facts = sql<PageFacts | null>`case when row_number() over (order by ${sql.join(order, sql`, `)}) = 1
    then jsonb_build_object('total', ${db.$count(attendees, where)}, 'tagNames', ${tagNamesById},
      'envelopes', ${storedEnvelopes}) end`;
  return db
    .select({ person: shownColumns, category, facts })
    .from(page)
    .innerJoin(attendees, eq(attendees.id, page.id))
    .innerJoin(categories, eq(categories.id, attendees.categoryId))
    .orderBy(...order)
    .prepare(name);
}

/** The fields that featured attendees agreed to show; those of all others are only for organisers. */
function ofFeatured(field: keyof AttendeeProfile) {
  return sql<
    string | null
  >`case when ${inArray(attendeeType, featuredKinds)} then ${profile} ->> ${sql.raw(`'${field}'`)} end`;
}

function getWhere(wanted: Wanted) {
  return and(isListed(attendees), attendeeFilter(attendees, wanted));
}

/** PostgreSQL takes names of at most 63 bytes. */
function getName(shape: string): string {
  return `attendees-${createHash('sha256').update(shape).digest('base64url')}`;
}
