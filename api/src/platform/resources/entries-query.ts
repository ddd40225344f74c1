import * as limits from '@summit/contract/limits/limits';
import type { GridQuery } from '@summit/contract/requests/grid-query';

/** Which entries are listed, in which order. */
export interface EntriesQuery {
  limit: number;
  offset: number;
  /** Absent: in the resource's own order. */
  sort?: string | undefined;
  order?: 'ASC' | 'DESC';
  /** By the names of fields, as `gridQuery` of the contract says. */
  filter?: Record<string, unknown>;
  /** Words that an entry has in its texts. */
  q?: string | undefined;
}

export interface Listed {
  rows: Record<string, unknown>[];
  /** On all pages. */
  total: number;
}

/** Every entry, in the resource's own order. */
export const everyEntry: EntriesQuery = { limit: limits.maxItemsOnPage, offset: 0 };

/** What a list is asked for on the wire, read. */
export function entriesQuery({ page, perPage, sort, order, filter, q }: GridQuery): EntriesQuery {
  // A page beyond every list is an empty one: its offset still has to be a number that a database understands.
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
