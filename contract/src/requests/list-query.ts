import type { ObjectShape } from 'yup';
import * as limits from '../limits/limits.ts';
import { messages } from '../words/messages.ts';
import { plainText } from '../words/plain-text.ts';
import { number, object } from '../yup.ts';

interface ListQuery {
  /** The default of `itemsOnPage`. */
  itemsOnPage: number;
  /** The most items of a page; absent: as many as any list has. */
  most?: number;
  /** Filters by their name in the query string, `'filter.Name.Equals'`, and the other parameters of the call. */
  filters?: ObjectShape;
  /** What `sort.Desc` and `sort.Asc` may name. */
  sorts?: readonly string[];
}

// Inferred from the options, so that the place where a query is used cannot widen its type.
type FiltersOf<Q> = Q extends { filters: infer Filters extends ObjectShape } ? Filters : Record<never, never>;
type SortOf<Q> = Q extends { sorts: readonly (infer Sort extends string)[] } ? Sort : never;

function unknownKey(schema: { fields: object }, given: unknown): string | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  return Object.keys(given).find((key) => !Object.hasOwn(schema.fields, key));
}

/** The query of a call: unknown parameters are refused with validation.base-0001. */
export function query<Filters extends ObjectShape>(filters: Filters) {
  const schema = object(filters);
  return schema.test('knownKeys', messages.unknownKey, (_value, context) => {
    // The value has lost its unknown keys already when the caller strips them.
    const key = unknownKey(schema, context.originalValue);
    return key === undefined || context.createError({ path: key, message: messages.unknownKey });
  });
}

/** The query of a list call: `page` from 0, `itemsOnPage`, its filters and sorts. */
export function listQuery<const Q extends ListQuery>(options: Q) {
  const filters = (options.filters ?? {}) as FiltersOf<Q>;
  const sorts = (options.sorts ?? []) as readonly SortOf<Q>[];
  return query({
    page: number()
      .typeError(messages.number)
      .integer(messages.number)
      .min(0, messages.minValue)
      .default(limits.firstPage),
    itemsOnPage: number()
      .typeError(messages.number)
      .integer(messages.number)
      .min(1, messages.minValue)
      .transform((items: number) => Math.min(items, options.most ?? limits.maxItemsOnPage))
      .default(options.itemsOnPage),
    'sort.Desc': plainText<SortOf<Q>>().oneOf(sorts, messages.oneOf),
    'sort.Asc': plainText<SortOf<Q>>().oneOf(sorts, messages.oneOf),
    ...filters,
  });
}

/** Which page a list call requests, and how many items are on it. */
export interface PageQuery {
  page: number;
  itemsOnPage: number;
}

export interface PageWindow {
  /** At most `limits.maxItemsOnPage`. */
  limit: number;
  offset: number;
}

/** The rows a page covers. */
export function pageWindow({ page, itemsOnPage }: PageQuery): PageWindow {
  const limit = Math.min(itemsOnPage, limits.maxItemsOnPage);
  // A page beyond the end of a list is empty, but its offset still has to be within the database's range.
  return { limit, offset: Math.min(page * limit, Number.MAX_SAFE_INTEGER) };
}

/** The two counts that go with the named array of a list response. */
export function pageCounts(
  totalItems: number,
  { limit }: PageWindow,
): { totalItems: number; totalPages: number } {
  return { totalItems, totalPages: Math.ceil(totalItems / limit) };
}
