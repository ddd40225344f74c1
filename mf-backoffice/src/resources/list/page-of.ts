import { findsText } from '@summit/contract/words/found-text';
import { compareNames } from '@summit/contract/words/name-order';
import type { EntryRecord, EntryValues } from '../entry-types.ts';

export interface ListQuery {
  pagination?: { page: number; perPage: number };
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** A value by the name of its field; `q` are words that are looked for in every text. */
  filter?: EntryValues;
}

/** In an address of react-admin a field of an entry is `values.name`. */
const inValues = 'values.';

/** One page of entries, narrowed and sorted as an organiser wants them. */
export function pageOf(
  all: readonly EntryRecord[],
  { pagination = { page: 1, perPage: 25 }, sort, filter: { q, ...filter } = {} }: ListQuery,
): { data: EntryRecord[]; total: number } {
  const words = typeof q === 'string' ? q.trim() : '';
  const found = all.filter(
    ({ id, values }) =>
      Object.entries(filter).every(([name, value]) => values[name] === value) &&
      (words === '' || findsText(words, [id, ...textsOf(values)])),
  );
  const sorted = sort?.field.startsWith(inValues) ? found.toSorted(byField(sort)) : found;
  const first = (pagination.page - 1) * pagination.perPage;
  return { data: sorted.slice(first, first + pagination.perPage), total: found.length };
}

function textsOf(values: EntryValues): string[] {
  return Object.values(values)
    .flat()
    .filter((value) => typeof value === 'string');
}

/** Nothing comes last. Moments and days are texts that sort by themselves. */
function byField({ field, order }: NonNullable<ListQuery['sort']>) {
  const name = field.slice(inValues.length);
  const sign = order === 'DESC' ? -1 : 1;
  return ({ values: one }: EntryRecord, { values: other }: EntryRecord): number => {
    const [a, b] = [one[name] ?? '', other[name] ?? ''];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return sign * (typeof a === 'number' ? a - Number(b) : compareNames(String(a), String(b)));
  };
}
