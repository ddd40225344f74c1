import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { searchValue } from '../shared/lists/search-value.ts';

/** The view that the address requests. Empty texts request nothing. */
export interface BlitzView {
  company: string;
  category: string;
}

/** Reads the view from the address. */
export function blitzView(search: URLSearchParams): BlitzView {
  return { company: searchValue(search, 'q'), category: searchValue(search, 'category') };
}

/** Whether any filter is active. */
export function isBlitzNarrowed({ company, category }: BlitzView): boolean {
  return company !== '' || category !== '';
}

/** The address of the whole list. */
export const allTables = href(pages.networkingBlitz);

/** The query for a view. */
export function blitzQuery({ company, category }: BlitzView) {
  return {
    'filter.Metadata.companyName.Like': company || undefined,
    'filter.Metadata.category.Equals': category || undefined,
  };
}
