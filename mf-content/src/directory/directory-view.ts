import type * as listingCalls from '@summit/contract/calls/listing';
import type { ResponseOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { findsText } from '@summit/contract/words/found-text';
import { searchValue } from '../shared/lists/search-value.ts';

export type Company = ResponseOf<typeof listingCalls.directory>['companies'][number];

/** The view that the address requests. */
export interface DirectoryView {
  q: string;
  category: string;
}

/** Reads the view from the address. */
export function directoryView(search: URLSearchParams): DirectoryView {
  return { q: searchValue(search, 'q'), category: searchValue(search, 'category') };
}

/** The address of a view; empty parts are omitted. */
export function directoryHref(view: Partial<DirectoryView>): string {
  return href(pages.directory, { search: { ...view } });
}

/** The companies that match a view. */
export function getCompanies(companies: readonly Company[], { q, category }: DirectoryView): Company[] {
  return companies.filter(
    (one) =>
      (category === '' || one.category === category) &&
      (q === '' || findsText(q, [one.company, one.description, one.category])),
  );
}
