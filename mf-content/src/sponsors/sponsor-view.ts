import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { searchValue } from '../shared/lists/search-value.ts';

/** What the address requests. Empty texts request nothing. */
export interface SponsorView {
  /** Ids. */
  tier: string;
  type: string;
  /** In the name or in the sponsor's description of itself. */
  words: string;
}

/** Reads the view from the address. */
export function sponsorView(search: URLSearchParams): SponsorView {
  const named = (name: string) => searchValue(search, name);
  return { tier: named('tier'), type: named('type'), words: named('q') };
}

/** Whether a filter leaves out some of the list. */
export function areSponsorsNarrowed({ tier, type, words }: SponsorView): boolean {
  return tier !== '' || type !== '' || words !== '';
}

/** The address of a view, with some of it changed. */
export function sponsorsHref(view: SponsorView, changes: Partial<SponsorView>): string {
  const { tier, type, words } = { ...view, ...changes };
  return href(pages.sponsors, { search: { tier, type, q: words } });
}
