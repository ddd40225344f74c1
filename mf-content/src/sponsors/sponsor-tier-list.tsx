import { useAddressOf } from '@summit/shared-auth';
import { SponsorCard } from './sponsor-card.tsx';
import * as styles from './sponsor-tier.module.css';
import type { SponsorTier } from './sponsors-response.ts';

/** Sponsors by tier, the highest first and largest; in a single list where the organisers show no tiers. */
export function SponsorTierList({ tiers, showTiers }: { tiers: readonly SponsorTier[]; showTiers: boolean }) {
  const getAddress = useAddressOf();
  return tiers.map(({ id, name, order, sponsors }) => (
    <section
      className={styles.sponsorTier}
      key={id}
      data-rank={order}
      aria-label={showTiers ? `${name} sponsors` : name}
    >
      {showTiers ? (
        <header>
          <h2>{name}</h2>
          <p>{sponsors.length === 1 ? '1 company' : `${sponsors.length} companies`}</p>
        </header>
      ) : (
        <h2 className="visually-hidden">{name}</h2>
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
    </section>
  ));
}
