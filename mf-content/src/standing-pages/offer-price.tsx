import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';

const Price = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px var(--gap);
  align-items: end;
  padding: clamp(24px, 4vw, 56px);
  overflow-wrap: anywhere;
  background: var(--paper);
  color: var(--ink);
  & > p:first-of-type {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
  & strong {
    font-size: var(--display);
    font-weight: 780;
    line-height: 0.9;
    letter-spacing: -0.05em;
    font-variant-numeric: tabular-nums;
  }
  & .price-note {
    max-width: 40ch;
    color: var(--ink-soft);
  }
  & > .price-action {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    justify-items: start;
  }
  @media ${wideLayout} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

interface OfferPriceProps {
  value: string;
  label: string;
  note: string;
  children: ReactNode;
}

/** The price, in the largest figures of the page. */
export function OfferPrice({ value, label, note, children }: OfferPriceProps) {
  return (
    <Price data-tone="ink">
      <p>
        <strong>{value}</strong>
        <span className="lead">{label}</span>
      </p>
      <div className="price-action">
        <p className="price-note">{note}</p>
        {children}
      </div>
    </Price>
  );
}
