import { and, asc, desc, eq, ilike, inArray, or, sql, type SQL } from 'drizzle-orm';
import { QueryBuilder, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CategoryType } from '@summit/contract/attendee-types';
import type { QueryOf } from '@summit/contract/call';
import type { attendeeCalls } from '@summit/contract/calls/attendees';
import { categories } from './categories.tables.ts';

export type AttendeesQuery = QueryOf<typeof attendeeCalls.attendees>;

/** The columns that a list of attendees is filtered and sorted by; this year's and last year's table both have them. */
type ListColumns = Record<
  'id' | 'firstName' | 'lastName' | 'company' | 'jobTitle' | 'categoryId' | 'isInTop' | 'tags',
  AnyPgColumn
>;

/** What the filters of section 7 mean. */
export function attendeeFilter(columns: ListColumns, query: AttendeesQuery): SQL | undefined {
  const tag = query['filter.Tag.Id.Equals'];
  const category = query['filter.Category.Id.Equals'];
  const type = query['filter.Category.Type.Equals'];
  const company = query['filter.Company.Like'];
  const jobTitle = query['filter.JobTitle.Like'];
  const either = query['filter.CompanyOrJobTitle.Like'];
  return and(
    tag ? sql`${columns.tags} @> ${JSON.stringify([{ id: tag }])}::jsonb` : undefined,
    category ? eq(columns.categoryId, category) : undefined,
    type ? inArray(columns.categoryId, categoriesOf(type as CategoryType)) : undefined,
    company ? contains(columns.company, company) : undefined,
    jobTitle ? contains(columns.jobTitle, jobTitle) : undefined,
    either ? or(contains(columns.company, either), contains(columns.jobTitle, either)) : undefined,
  );
}

/** Those in the top first unless the query says otherwise; always the same order for the same query. */
export function attendeeOrder(columns: ListColumns, query: AttendeesQuery): SQL[] {
  const lastName = sql`lower(${columns.lastName})`;
  // Nobody without a company comes first. The other columns are never empty: said plainly, an index has their order.
  const company = sql`coalesce(lower(${columns.company}), '')`;
  const sortable = { IsInTop: columns.isInTop, LastName: lastName, Company: company };
  const withCompanyFirst = sql`${columns.company} is null`;
  const down = query['sort.Desc'];
  const up = query['sort.Asc'];
  return [
    ...(down === 'Company' || up === 'Company' ? [withCompanyFirst] : []),
    ...(down ? [desc(sortable[down])] : []),
    ...(up ? [asc(sortable[up])] : []),
    ...(down || up ? [] : [desc(columns.isInTop)]),
    asc(lastName),
    asc(columns.firstName),
    asc(columns.id),
  ];
}

function categoriesOf(type: CategoryType) {
  return new QueryBuilder().select({ id: categories.id }).from(categories).where(eq(categories.type, type));
}

/** The text anywhere in the column, whatever its case; `%` and `_` mean themselves. */
function contains(column: AnyPgColumn, text: string): SQL {
  return ilike(column, `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
