import { and, eq, sql, type SQL } from 'drizzle-orm';
import { pageCounts, pageWindow } from '@summit/contract/list-query';
import type { Db } from '../platform/db/db.ts';
import { attendeeFilter, attendeeOrder, type AttendeesQuery } from './attendee-filter.ts';
import { attendees } from './attendees.tables.ts';
import { categories } from './categories.tables.ts';
import { lastYearAttendees } from './last-year.tables.ts';
import { toListedAttendee } from './listed-attendee.ts';
import { canReceiveMessages, readEnvelopes } from './receiving-messages.queries.ts';
import { readTagNames } from './tag-names.queries.ts';

// What the list never shows is not even read.
const { id, firstName, lastName, jobTitle, company, country, imageUrl, attendeeType } = attendees;
const { tags, isInTop, acceptsMessages } = attendees;
const person = { id, firstName, lastName, jobTitle, company, country, imageUrl, attendeeType };
const shownColumns = { ...person, tags, isInTop, acceptsMessages };

/** One page of the attendees who agreed to be listed; Completed and unblocked ones only, whatever the filter asks for. */
export async function listAttendees(db: Db, query: AttendeesQuery) {
  const window = pageWindow(query);
  const wanted = and(
    eq(attendees.isPublished, true),
    eq(attendees.isBlocked, false),
    eq(attendees.registrationStatus, 'Completed'),
    withCompleted(query),
    attendeeFilter(attendees, query),
  );
  const [rows, tagNames, envelopes] = await Promise.all([
    db
      // The count goes with the rows: one way to the database instead of two.
      .select({ person: shownColumns, category: categories, total: db.$count(attendees, wanted) })
      .from(attendees)
      .innerJoin(categories, eq(attendees.categoryId, categories.id))
      .where(wanted)
      .orderBy(...attendeeOrder(attendees, query))
      .limit(window.limit)
      .offset(window.offset),
    readTagNames(db),
    readEnvelopes(db),
  ]);
  // A page beyond the last one has no row that could tell.
  const total = rows[0]?.total ?? (await db.$count(attendees, wanted));
  const listed = rows.map(({ person, category }) =>
    toListedAttendee(person, category, tagNames, canReceiveMessages(person, category.type, envelopes)),
  );
  return { attendees: listed, ...pageCounts(total, window) };
}

/** The same of the last edition, whom nobody can write to any more. */
export async function listLastYearAttendees(db: Db, query: AttendeesQuery) {
  const window = pageWindow(query);
  const wanted = and(withCompleted(query), attendeeFilter(lastYearAttendees, query));
  const rows = await db
    .select({ person: lastYearAttendees, category: categories })
    .from(lastYearAttendees)
    .innerJoin(categories, eq(lastYearAttendees.categoryId, categories.id))
    .where(wanted)
    .orderBy(...attendeeOrder(lastYearAttendees, query))
    .limit(window.limit)
    .offset(window.offset);
  const total = await db.$count(lastYearAttendees, wanted);
  const tagNames = await readTagNames(db);
  const { totalItems, totalPages } = pageCounts(total, window);
  return {
    lastYearAttendees: rows.map(({ person, category }) =>
      toListedAttendee(person, category, tagNames, false),
    ),
    lastYearTotalItems: totalItems,
    lastYearTotalPages: totalPages,
  };
}

/** Whoever is listed is Completed: a filter for another status finds nobody. */
function withCompleted(query: AttendeesQuery): SQL | undefined {
  const status = query['filter.RegistrationStatus.Equals'];
  return status && status !== 'Completed' ? sql`false` : undefined;
}
