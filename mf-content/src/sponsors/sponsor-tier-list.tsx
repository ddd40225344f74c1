import styled from '@emotion/styled';
import { useAddressOf } from '@summit/shared-auth';
import { SponsorCard } from './sponsor-card.tsx';
import { sponsorTierStyles } from './sponsor-tier-styles.ts';
import type { SponsorTier } from './sponsors-response.ts';

const Tier = styled.section(sponsorTierStyles);

/** Sponsors tier by tier, the highest first and largest; in one list where the organisers show no tiers. */
export function SponsorTierList({ tiers, showTiers }: { tiers: readonly SponsorTier[]; showTiers: boolean }) {
  const getAddress = useAddressOf();
  return tiers.map(({ id, name, order, sponsors }) => (
    <Tier key={id} data-rank={order} aria-label={showTiers ? `${name} sponsors` : name}>
      {showTiers && (
        <header>
          <h2>{name}</h2>
          <p>{sponsors.length === 1 ? '1 company' : `${sponsors.length} companies`}</p>
        </header>
      )}
      <ul>
        {sponsors.map((sponsor) => (
          <SponsorCard
            key={sponsor.id}
            sponsor={sponsor}
            logo={sponsor.logoUrl && getAddress(sponsor.logoUrl)}
            described={order === 1}
          />
        ))}
      </ul>
    </Tier>
  ));
}
