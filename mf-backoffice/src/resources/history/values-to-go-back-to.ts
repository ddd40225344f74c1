import { maskedValue } from '@summit/contract/organising/record-masks';
import type { EntryValues } from '../entry-types.ts';
import { isSame } from '../same-value.ts';

interface Recorded {
  /** JSON; null: there was nothing. */
  before: string | null;
  after: string | null;
}

/**
 * What an entry has to be set to for a change to be taken back; null where that is not possible: it was added or removed by
 * it, something was changed again since, or the record withholds what it was.
 */
export function valuesToGoBackTo({ before, after }: Recorded, present: EntryValues): EntryValues | null {
  if (before === null || after === null || `${before}${after}`.includes(maskedValue)) return null;
  const [old, next] = [JSON.parse(before) as EntryValues, JSON.parse(after) as EntryValues];
  const isLast = Object.entries(next).every(([field, value]) => isSame(present[field] ?? null, value));
  return isLast
    ? Object.fromEntries(Object.entries(old).map(([field, value]) => [field, value ?? '']))
    : null;
}
