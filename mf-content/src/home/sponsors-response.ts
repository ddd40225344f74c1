import * as sponsorCalls from '@summit/contract/calls/sponsors';
import { serverView, usePrefetchServerView, useServerView } from '@summit/shared-auth/server-view';

interface SponsorLogo {
  name: string;
  logoUrl: string | null;
}

export interface SponsorTier {
  name: string;
  /** The position from 1, the highest tier. */
  order: number;
  sponsors: SponsorLogo[];
}

/** The sponsors by tier, the highest first, with only the fields the home page shows. Suspends; throws ApiError. */
export function useSponsorTiers(): SponsorTier[] {
  return useServerView(sponsorsView);
}

/** Prefetches the sponsors. */
export function usePrefetchSponsors(): void {
  usePrefetchServerView(sponsorsView, undefined);
}

const sponsorsView = serverView('content.sponsorTiers', [sponsorCalls.sponsors], async ({ call }) => {
  const { sponsors } = await call(sponsorCalls.sponsors);
  const tiers = new Map<string, SponsorTier>();
  for (const { name, logoUrl, tier } of sponsors) {
    const known = tiers.get(tier.id) ?? { name: tier.name, order: tier.order, sponsors: [] };
    tiers.set(tier.id, { ...known, sponsors: [...known.sponsors, { name, logoUrl }] });
  }
  return [...tiers.values()].sort((a, b) => a.order - b.order);
});
