import styled from '@emotion/styled';
import { useAddressOf } from '@summit/shared-auth';
import { EmptyState } from '@summit/shared-ui/feedback/empty-state';
import { mobileLayout, wideLayout } from '@summit/shared-ui/theme/layout-queries';
import { useSponsorTiers } from './sponsors-response.ts';

const Tiers = styled.div`
  display: grid;
  border-bottom: 1px solid var(--hairline);
  & > section {
    display: grid;
    gap: 16px var(--gap);
    padding-block: 24px;
    border-top: 1px solid var(--hairline);
  }
  & h3 {
    font-size: var(--text-s);
    font-weight: 600;
    line-height: 1.5;
    letter-spacing: 0;
  }
  & ul {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(var(--size) * 0.6) calc(var(--size) * 0.75);
    list-style: none;
    padding: 0;
  }
  & li,
  & h3 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & li {
    display: flex;
    align-items: center;
    height: var(--size);
    font-weight: 650;
  }
  & img {
    width: calc(var(--size) * 4.7);
    height: var(--size);
    max-width: 100%;
    object-fit: contain;
    object-position: 0 50%;
  }
  [data-theme='dark'] & img {
    filter: invert(1);
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme]) & img {
      filter: invert(1);
    }
  }
  & > section {
    --size: 38px;
  }
  & > section[data-order='1'] {
    --size: 84px;
  }
  & > section[data-order='2'] {
    --size: 58px;
  }
  & > section[data-order='3'] {
    --size: 48px;
  }
  & > section[data-order='4'] {
    --size: 42px;
  }
  @media ${mobileLayout} {
    & > section[data-order='1'] {
      --size: 64px;
    }
    & > section:not([data-order='1']) {
      --size: 33px;
    }
    & > section:not([data-order='1']) > ul {
      gap: 28px 16px;
    }
  }
  @media ${wideLayout} {
    & > section {
      grid-template-columns: minmax(0, 2fr) minmax(0, 10fr);
      align-items: center;
    }
  }
`;

/** The logo's box, in px at its largest size: a file of any shape is fitted into it, so that loading shifts nothing. */
const place = { width: 395, height: 84 };

/** The sponsors tier by tier, the highest tier in the largest size. */
export function SponsorTiers() {
  const tiers = useSponsorTiers();
  const getAddress = useAddressOf();
  if (tiers.length === 0) {
    return (
      <EmptyState title="The first sponsors come soon">They are announced here, tier by tier.</EmptyState>
    );
  }
  return (
    <Tiers>
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
    </Tiers>
  );
}
