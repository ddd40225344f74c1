import { findsText } from '@summit/contract/words/found-text';
import { messages } from '@summit/contract/words/messages';
import { compareNames } from '@summit/contract/words/name-order';
import type { EntriesQuery, Listed } from './entries-query.ts';
import { type FieldFilter, fieldFilters, refusedFilter } from './field-filters.ts';
import type { Values } from './resource.ts';

/** One page of entries that are filtered and sorted in memory: they are few, or computed from more than rows. */
export function listInMemory(
  all: readonly Values[],
  columns: readonly string[],
  { filter = {}, sort, order, q, limit, offset }: EntriesQuery,
): Listed {
  const isKnown = (name: string) => columns.includes(name);
  if (sort && !isKnown(sort)) throw refusedFilter(sort, messages.unknownField);
  const filters = fieldFilters(filter, isKnown);
  const found = all.filter(
    (entry) => filters.every((one) => passes(entry[one.field], one)) && hasAll(entry, q),
  );
  const sign = order === 'DESC' ? -1 : 1;
  const sorted = sort ? found.toSorted((one, other) => sign * compare(one[sort], other[sort])) : found;
  return { rows: sorted.slice(offset, offset + limit), total: found.length };
}

function passes(value: unknown, { bound, values }: FieldFilter): boolean {
  if (bound) {
    const difference = compare(value ?? null, values[0]);
    return values[0] === null || (value != null && (bound === 'least' ? difference >= 0 : difference <= 0));
  }
  return values.some((wanted) => {
    if (wanted === null) return value === null || value === undefined || value === '';
    if (Array.isArray(value)) return value.some((one) => String(one) === String(wanted));
    return value != null && String(value) === String(wanted);
  });
}

function hasAll(entry: Values, q: string | undefined): boolean {
  if (!q) return true;
  const texts = Object.values(entry)
    .flat()
    .filter((value) => typeof value === 'string');
  return findsText(q, texts);
}

/** Empty values are last. Moments and days are texts that sort chronologically. */
function compare(one: unknown, other: unknown): number {
  if (one == null || other == null) return Number(one == null) - Number(other == null);
  if (typeof one === 'number') return one - Number(other);
  return compareNames(String(one), String(other));
}
