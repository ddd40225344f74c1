import * as limits from '@summit/contract/limits/limits';
import type { GridQuery } from '@summit/contract/organising/grid-query';

/** The filters, page and order of a list of entries. */
export interface EntriesQuery {
  limit: number;
  offset: number;
  /** Absent: in the resource's own order. */
  sort?: string | undefined;
  order?: 'ASC' | 'DESC';
  /** Filters by the names of fields; `gridQuery` of the contract describes them. */
  filter?: Record<string, unknown>;
  /** Words that an entry has in its texts. */
  q?: string | undefined;
}

export interface Listed {
  rows: Record<string, unknown>[];
  /** The number of entries on all pages. */
  total: number;
}

/** Every entry, in the resource's own order. */
export const everyEntry: EntriesQuery = { limit: limits.maxItemsOnPage, offset: 0 };

/** Parses the query of a list. */
export function entriesQuery({ page, perPage, sort, order, filter, q }: GridQuery): EntriesQuery {
  // A page beyond the end of a list is empty, but its offset still has to be within the database's range.
  const offset = Math.min((page - 1) * perPage, Number.MAX_SAFE_INTEGER);
  return {
    limit: perPage,
    offset,
    sort,
    order,
    filter: filter ? (JSON.parse(filter) as Record<string, unknown>) : {},
    q,
  };
}
