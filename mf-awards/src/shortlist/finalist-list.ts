import { limits } from '@summit/contract/limits';
import type { Nominee } from '../shared/awards-data.ts';

/** All finalists of the present season, of both tracks. */
export const finalistsQuery = {
  query: { itemsOnPage: limits.itemsOnPage.awards, 'filter.IsShortlisted.Equals': 'true' as const },
};

const byName = new Intl.Collator('en-GB');

/** The finalists of a category by name: a signed-in voter gets them from the server in an order of their own. */
export function fromAToZ(nominees: readonly Nominee[], categoryId: string): Nominee[] {
  return nominees
    .filter((nominee) => nominee.categoryId === categoryId)
    .toSorted((a, b) => byName.compare(a.name, b.name));
}
