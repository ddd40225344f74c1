/** What the address asks for. Empty texts ask for nothing. */
export interface SponsorView {
  /** Ids. */
  tier: string;
  type: string;
  /** In the name or in what the sponsor says of itself. */
  words: string;
}

/** Reads the view off the address. */
export function sponsorView(search: URLSearchParams): SponsorView {
  const named = (name: string) => search.get(name)?.trim() ?? '';
  return { tier: named('tier'), type: named('type'), words: named('q') };
}

export function isNarrowed({ tier, type, words }: SponsorView): boolean {
  return tier !== '' || type !== '' || words !== '';
}
