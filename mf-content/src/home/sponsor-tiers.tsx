import { useAddressOf } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import * as styles from './sponsor-tiers.module.css';
import { useSponsorTiers } from './sponsors-response.ts';

/** The logo's box, in px at its largest size: a file of any shape is fitted into it, so that loading causes no layout shift. */
const place = { width: 395, height: 84 };

/** The sponsors tier by tier, the highest tier in the largest size. */
export function SponsorTiers() {
  const tiers = useSponsorTiers();
  const getAddress = useAddressOf();
  if (tiers.length === 0) {
    return (
      <EmptyState title="The first sponsors are coming soon">
        They are announced here, tier by tier.
      </EmptyState>
    );
  }
  return (
    <div className={styles.tiers}>
      {tiers.map(({ name: tier, order, sponsors }) => (
        <section key={tier} data-order={order} aria-label={`${tier} sponsors`}>
          <h3>{tier}</h3>
          <ul>
            {sponsors.map(({ name, logoUrl }) => (
              <li key={name}>
                {logoUrl ? (
                  <img
                    src={getAddress(logoUrl)}
                    alt={name}
                    width={place.width}
                    height={place.height}
                    loading="lazy"
                    decoding="async"
                  />
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
