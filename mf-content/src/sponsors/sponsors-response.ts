import * as settingsCalls from '@summit/contract/calls/settings';
import * as sponsorCalls from '@summit/contract/calls/sponsors';
import type { ResponseOf } from '@summit/contract/requests/call';
import { compareNames } from '@summit/contract/words/name-order';
import { serverView, useServerView } from '@summit/shared-auth/server-view';

export type Sponsor = ResponseOf<typeof sponsorCalls.sponsors>['sponsors'][number];

/** A sponsor within its tier. */
export type ListedSponsor = Omit<Sponsor, 'tier'>;

export interface SponsorTier {
  id: string;
  name: string;
  /** The position from 1, the highest tier. */
  order: number;
  sponsors: ListedSponsor[];
}

export interface SponsorsResponse {
  /** The sponsors by tier; a single tier with all of them by name where the organisers show no tiers. */
  tiers: SponsorTier[];
  /** The types of the sponsors, each once, by name. */
  types: Sponsor['type'][];
  /** False where the organisers show a single list without tiers. */
  showTiers: boolean;
  /** Whether companies are invited to become a sponsor. */
  becomeIsEnabled: boolean;
}

/** All sponsors by tier, or those of the affiliate zone. Suspends; throws ApiError. */
export function useSponsors({ affiliate = false } = {}): SponsorsResponse {
  return useServerView(sponsorsView, { affiliate });
}

const sponsorsView = serverView(
  'content.sponsors',
  [sponsorCalls.sponsors, settingsCalls.settings],
  async ({ call, stored }, { affiliate }: { affiliate: boolean }): Promise<SponsorsResponse> => {
    const query = { 'filter.IsAffiliate.Equals': affiliate ? ('true' as const) : undefined };
    const [{ sponsors }, settings] = await Promise.all([
      call(sponsorCalls.sponsors, { query }),
      stored(settingsCalls.settings).catch(() => null),
    ]);
    const showTiers = settings?.sponsors.showTiers ?? true;
    return {
      tiers: showTiers ? byTier(sponsors) : inOneTier(sponsors),
      types: getTypes(sponsors),
      showTiers,
      becomeIsEnabled: settings?.sponsors.becomeIsEnabled ?? false,
    };
  },
);

function getTypes(sponsors: readonly Sponsor[]): Sponsor['type'][] {
  const each = new Map(sponsors.map(({ type }) => [type.id, type]));
  return [...each.values()].sort((a, b) => compareNames(a.name, b.name));
}

function byTier(sponsors: readonly Sponsor[]): SponsorTier[] {
  const tiers = new Map<string, SponsorTier>();
  for (const { tier, ...sponsor } of sponsors) {
    const known = tiers.get(tier.id);
    if (known) known.sponsors.push(sponsor);
    else tiers.set(tier.id, { ...tier, sponsors: [sponsor] });
  }
  return [...tiers.values()].sort((a, b) => a.order - b.order);
}

function inOneTier(sponsors: readonly Sponsor[]): SponsorTier[] {
  const byName = [...sponsors].sort((a, b) => compareNames(a.name, b.name));
  return [{ id: 'all', name: 'Sponsors', order: 3, sponsors: byName }];
}
