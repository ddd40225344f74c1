import { sponsorCalls } from '@summit/contract/calls/sponsors';
import { useCall } from '@summit/shared-auth';
import { queryOptions, usePrefetchQuery, useSuspenseQuery } from '@summit/shared-auth/server-state';

interface SponsorLogo {
  name: string;
  logoUrl: string | null;
}

export interface SponsorTier {
  name: string;
  /** From 1, the highest tier. */
  order: number;
  sponsors: SponsorLogo[];
}

/** The sponsors by tier, the highest first, and no more of each than the home page shows. Suspends; throws ApiError. */
export function useSponsorTiers(): SponsorTier[] {
  return useSuspenseQuery(useSponsorsQuery()).data;
}

/** Asks for the sponsors before they are shown. */
export function useEarlySponsors(): void {
  usePrefetchQuery(useSponsorsQuery());
}

function useSponsorsQuery() {
  const call = useCall();
  return queryOptions({
    queryKey: ['sponsor-tiers'],
    queryFn: async ({ signal }) => {
      const { sponsors } = await call(sponsorCalls.sponsors, { signal });
      const tiers = new Map<string, SponsorTier>();
      for (const { name, logoUrl, tier } of sponsors) {
        const known = tiers.get(tier.id) ?? { name: tier.name, order: tier.order, sponsors: [] };
        tiers.set(tier.id, { ...known, sponsors: [...known.sponsors, { name, logoUrl }] });
      }
      return [...tiers.values()].sort((a, b) => a.order - b.order);
    },
  });
}
