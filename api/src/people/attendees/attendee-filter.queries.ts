import { and, asc, desc, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import type * as attendeeCalls from '@summit/contract/calls/attendees';
import type { QueryOf } from '@summit/contract/requests/call';
import { byName, getPatterns } from '../../platform/db/names.ts';
import { categories } from './categories.tables.ts';

export type AttendeesQuery = QueryOf<typeof attendeeCalls.attendees>;

/** The columns that a list of attendees is filtered and sorted by; this year's and last year's table both have them. */
type ListColumns = Record<
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'company'
  | 'companyGround'
  | 'jobTitleGround'
  | 'categoryId'
  | 'isInTop'
  | 'tags',
  AnyPgColumn
>;

type FilterName = 'tag' | 'category' | 'type' | 'company' | 'jobTitle' | 'either';

/** What is looked for, by the filter; filters that a query does not have are absent. */
export type Wanted<Text = string | string[] | Placeholder> = Partial<Record<FilterName, Text>>;

/** What the filters of a query look for, as the database compares it. */
export function wantedBy(query: AttendeesQuery): Wanted<string | string[]> {
  const tag = query['filter.Tag.Id.Equals'];
  const company = query['filter.Company.Like'];
  const jobTitle = query['filter.JobTitle.Like'];
  const either = query['filter.CompanyOrJobTitle.Like'];
  const all = {
    tag: tag && JSON.stringify([{ id: tag }]),
    category: query['filter.Category.Id.Equals'],
    type: query['filter.Category.Type.Equals'],
    company: company && getPatterns(company),
    jobTitle: jobTitle && getPatterns(jobTitle),
    either: either && getPatterns(either),
  };
  return Object.fromEntries(Object.entries(all).filter(([, text]) => text));
}

/** The condition that a request's filters put on the list: each narrows it; undefined where none is set. */
export function attendeeFilter(columns: ListColumns, wanted: Wanted): SQL | undefined {
  const { tag, category, type, company, jobTitle, either } = wanted;
  const { companyGround, jobTitleGround } = columns;
  return and(
    tag ? sql`${columns.tags} @> ${tag}::jsonb` : undefined,
    category ? sql`${columns.categoryId} = ${category}` : undefined,
    type ? sql`${columns.categoryId} in ${getCategories(type)}` : undefined,
    company ? contains(companyGround, company) : undefined,
    jobTitle ? contains(jobTitleGround, jobTitle) : undefined,
    either ? sql`(${contains(companyGround, either)} or ${contains(jobTitleGround, either)})` : undefined,
  );
}

/** The order of the list: by default those in the top come first. It is total, so that pages never overlap. */
export function attendeeOrder(
  columns: ListColumns,
  query: Pick<AttendeesQuery, 'sort.Asc' | 'sort.Desc'>,
): SQL[] {
  const family = byName(columns.lastName);
  // Attendees without a company come last. The other columns are never null, so an index can provide their order.
  const employer = byName(sql`coalesce(${columns.company}, '')`);
  const sortable = { IsInTop: columns.isInTop, LastName: family, Company: employer };
  const withCompanyFirst = sql`${columns.company} is null`;
  const down = query['sort.Desc'];
  const up = query['sort.Asc'];
  return [
    ...(down === 'Company' || up === 'Company' ? [withCompanyFirst] : []),
    ...(down ? [desc(sortable[down])] : []),
    ...(up ? [asc(sortable[up])] : []),
    ...(down || up ? [] : [desc(columns.isInTop)]),
    asc(family),
    asc(byName(columns.firstName)),
    asc(columns.id),
  ];
}

function getCategories(type: string | string[] | Placeholder) {
  const ofType = sql`${categories.type} = ${type}`;
  return new QueryBuilder().select({ id: categories.id }).from(categories).where(ofType);
}

/** Whether a search column contains every pattern. */
function contains(ground: AnyPgColumn, patterns: string | string[] | Placeholder): SQL {
  return sql`${ground} like all(${Array.isArray(patterns) ? sql.param(patterns) : patterns}::text[])`;
}
