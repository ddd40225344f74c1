import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { searchValue } from '../shared/lists/search-value.ts';

/** The view that the address requests. Empty texts request nothing. */
export interface SponsorView {
  /** The ids of the chosen filters. */
  tier: string;
  type: string;
  /** Words that are searched for in the name and in the sponsor's description. */
  words: string;
}

/** Reads the view from the address. */
export function sponsorView(search: URLSearchParams): SponsorView {
  const named = (name: string) => searchValue(search, name);
  return { tier: named('tier'), type: named('type'), words: named('q') };
}

/** Whether any filter is active. */
export function areSponsorsNarrowed({ tier, type, words }: SponsorView): boolean {
  return tier !== '' || type !== '' || words !== '';
}

/** The address of a view with some changes. */
export function sponsorsHref(view: SponsorView, changes: Partial<SponsorView>): string {
  const { tier, type, words } = { ...view, ...changes };
  return href(pages.sponsors, { search: { tier, type, q: words } });
}
