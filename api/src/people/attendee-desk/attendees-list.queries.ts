import { asc, eq, sql } from 'drizzle-orm';
import { packagePlaces, packages } from '../../orders/packages/packages.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { byName } from '../../platform/db/names.ts';
import type { EntriesQuery } from '../../platform/resources/entries-query.ts';
import { listInSql } from '../../platform/resources/list-in-sql.queries.ts';
import { attendees } from '../attendees/attendees.tables.ts';
import { categories } from '../attendees/categories.tables.ts';

const isConfirmed = sql<boolean>`coalesce(${attendees.confirmedEmail} = ${attendees.email}, false)`;

/** The attendee's package, as a subquery: it runs only for the rows of a page, and not for the count. */
const packageId = sql<string | null>`(select ${packagePlaces.packageId} from ${packagePlaces}
  where ${packagePlaces.attendeeId} = ${attendees.id})`;
const packageName = sql<string | null>`(select ${packages.name} from ${packagePlaces}
  join ${packages} on ${packages.id} = ${packagePlaces.packageId}
  where ${packagePlaces.attendeeId} = ${attendees.id})`;

export const attendeeColumns = {
  id: attendees.id,
  firstName: attendees.firstName,
  lastName: attendees.lastName,
  email: attendees.email,
  company: attendees.company,
  jobTitle: attendees.jobTitle,
  country: attendees.country,
  attendeeType: attendees.attendeeType,
  categoryId: attendees.categoryId,
  category: categories.name,
  registrationStatus: attendees.registrationStatus,
  ticketNumber: attendees.ticketNumber,
  packageId,
  packageName,
  imageStatus: attendees.imageStatus,
  isConfirmed,
  isBlocked: attendees.isBlocked,
  createdAt: attendees.createdAt,
};

const listColumns = {
  lastName: attendees.lastName,
  email: attendees.email,
  company: attendees.company,
  country: attendees.country,
  attendeeType: attendees.attendeeType,
  categoryId: attendees.categoryId,
  registrationStatus: attendees.registrationStatus,
  packageId,
  imageStatus: attendees.imageStatus,
  isConfirmed: sql`(case when ${isConfirmed} then 'true' else 'false' end)`,
  isBlocked: attendees.isBlocked,
  createdAt: attendees.createdAt,
};

/** One page of all who have registered, by name. Accounts that were erased have no name to be found by. */
export async function listForDesk(db: Db, query: EntriesQuery) {
  const { rows, total } = await listInSql(db, query, {
    select: db
      .select(attendeeColumns)
      .from(attendees)
      .innerJoin(categories, eq(categories.id, attendees.categoryId))
      .$dynamic(),
    count: attendees,
    columns: listColumns,
    where: sql`${attendees.erasedAt} is null`,
    order: [asc(byName(attendees.lastName)), asc(byName(attendees.firstName)), asc(attendees.id)],
    ground: sql`${attendees.deskGround}`,
  });
  return { items: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
}
