import * as listingCalls from '@summit/contract/calls/listing';
import { compareNames } from '@summit/contract/words/name-order';
import { serverView, useServerView } from '@summit/shared-auth/server-view';
import type { Company } from './directory-view.ts';

/** A line of business with its number of companies. */
interface Category {
  name: string;
  count: number;
}

interface DirectoryResponse {
  companies: readonly Company[];
  /** The categories sorted by name. */
  categories: readonly Category[];
}

/** All companies with an approved listing. Suspends; throws ApiError. */
export function useDirectory(): DirectoryResponse {
  return useServerView(directoryResponseView);
}

const directoryResponseView = serverView(
  'content.directory',
  [listingCalls.directory],
  async ({ call }): Promise<DirectoryResponse> => {
    const { companies } = await call(listingCalls.directory, { query: {} });
    return { companies, categories: getCategories(companies) };
  },
);

function getCategories(companies: readonly Company[]): Category[] {
  const counts = new Map<string, number>();
  for (const { category } of companies) {
    if (category !== null) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => compareNames(a.name, b.name));
}
