import { eq, sql } from 'drizzle-orm';
import { pageCounts, pageWindow } from '@summit/contract/requests/list-query';
import type { Db } from '../../platform/db/db.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { canReceiveMessages } from '../public/receiving-messages.ts';
import { readTagNames } from '../public/tag-names.queries.ts';
import { attendeeFilter, attendeeOrder, type AttendeesQuery, wantedBy } from './attendee-filter.queries.ts';
import { attendeePages } from './attendee-pages.queries.ts';
import { categories } from './categories.tables.ts';
import { lastYearAttendees } from './last-year.tables.ts';
import { toListedAttendee } from './listed-attendee.ts';

/** Pages of the attendees who agreed to be listed; Completed and unblocked ones only, whatever the filter says. */
export function attendeeList(db: Db) {
  const readPage = attendeePages(db);

  return async (query: AttendeesQuery) => {
    const window = pageWindow(query);
    if (!asksForCompleted(query)) return { attendees: [], ...pageCounts(0, window) };
    const { rows, total, tagNames, envelopes } = await readPage(query, window);
    const listed = rows.map(({ person, category }) =>
      toListedAttendee(person, category, tagNames, canReceiveMessages(person, category.type, envelopes)),
    );
    return { attendees: listed, ...pageCounts(total, window) };
  };
}

/** The same for the last edition, whose attendees can no longer be written to. */
export async function listLastYearAttendees(db: Db, query: AttendeesQuery) {
  const filter = attendeeFilter(lastYearAttendees, wantedBy(query));
  const wanted = asksForCompleted(query) ? filter : sql`false`;
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select({ person: lastYearAttendees, category: categories })
      .from(lastYearAttendees)
      .innerJoin(categories, eq(lastYearAttendees.categoryId, categories.id))
      .orderBy(...attendeeOrder(lastYearAttendees, query))
      .$dynamic(),
    from: lastYearAttendees,
    where: wanted,
  });
  const tagNames = await readTagNames(db);
  return {
    lastYearAttendees: rows.map(({ person, category }) =>
      toListedAttendee(person, category, tagNames, false),
    ),
    lastYearTotalItems: counts.totalItems,
    lastYearTotalPages: counts.totalPages,
  };
}

/** All listed attendees are Completed: a filter for another status finds nobody. */
function asksForCompleted(query: AttendeesQuery): boolean {
  return (query['filter.RegistrationStatus.Equals'] ?? 'Completed') === 'Completed';
}
