import * as awardsCalls from '@summit/contract/calls/awards';
import * as settingsCalls from '@summit/contract/calls/settings';
import type { ResponseOf } from '@summit/contract/requests/call';
import type { ResultsPageId } from '@summit/contract/shapes/awards';
import type { AwardsTrack } from '@summit/contract/site/page';
import { useAddressOf, useServerData } from '@summit/shared-auth';
import { useSearch } from '@summit/shared-ui/navigation/navigation';

export type Results = ResponseOf<typeof awardsCalls.awardsResults>;
export type CategoryResult = Results['categories'][number];

/** The edition in the address; `isPast`: it is not this season's, and therefore open with any status. */
export interface Edition {
  year: string;
  isPast: boolean;
}

/** Reads the edition from the address. Suspends; throws ApiError. */
export function useEdition(): Edition {
  const [search] = useSearch();
  const present = String(useServerData(settingsCalls.settings).awards.year);
  const year = search.get('year')?.trim().slice(0, 4) || present;
  return { year, isPast: year !== present };
}

/** The public results of a year, of one track or of both. Suspends; throws ApiError. */
export function useResults(year?: string, track?: AwardsTrack): Results {
  return useServerData(awardsCalls.awardsResults, { query: { awardsType: track, year } });
}

/** Returns a function for the address of a preview picture of shared results: of a year, or of one category's winners. */
export function useResultsPicture(page: ResultsPageId, year: string): (category?: string) => string {
  const getAddress = useAddressOf();
  return (category) => {
    const query = new URLSearchParams({ page, year, ...(category && { category }) });
    return getAddress(`${awardsCalls.resultsPicture.path}?${query.toString()}`);
  };
}
