import * as awardsCalls from '@summit/contract/calls/awards';
import * as limits from '@summit/contract/limits/limits';
import { compareNames } from '@summit/contract/words/name-order';
import { serverView, useServerView } from '@summit/shared-auth/server-view';
import { categoriesQuery, type CategoryOnBallot } from '../shared/awards-data.ts';

/** All finalists of the present season, of both tracks. */
const finalistsQuery = {
  query: { itemsOnPage: limits.itemsOnPage.awards, 'filter.IsShortlisted.Equals': 'true' as const },
};

const shortlistView = serverView(
  'awards.shortlist',
  [awardsCalls.nominationCategories, awardsCalls.nominees],
  async ({ call }): Promise<CategoryOnBallot[]> => {
    const [{ nominationCategories }, { nominees }] = await Promise.all([
      call(awardsCalls.nominationCategories, categoriesQuery()),
      call(awardsCalls.nominees, finalistsQuery),
    ]);
    // The server sends them to a signed-in voter in an individual order.
    const fromAToZ = nominees.toSorted((a, b) => compareNames(a.name, b.name));
    return nominationCategories
      .map((category) => ({
        ...category,
        nominees: fromAToZ.filter(({ categoryId }) => categoryId === category.id),
      }))
      .filter((category) => category.nominees.length > 0);
  },
);

/** The categories of both tracks that have finalists, which are sorted from A to Z. Suspends; throws ApiError. */
export function useShortlist(): CategoryOnBallot[] {
  return useServerView(shortlistView);
}
