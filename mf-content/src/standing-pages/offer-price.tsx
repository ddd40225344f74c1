import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Motif } from '@summit/shared-ui/motion/motif';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';

const Price = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px var(--gap);
  align-items: end;
  padding: clamp(24px, 4vw, 56px);
  overflow: hidden;
  overflow-wrap: anywhere;
  isolation: isolate;
  background: var(--paper);
  color: var(--ink);
  & > .price-motif {
    position: absolute;
    z-index: -1;
    inset: 0;
    opacity: 0.5;
    mask-image: linear-gradient(to right, transparent 30%, #000);
  }
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
  motifSeed: string;
  children: ReactNode;
}

/** The price, in the largest figures of the page. */
export function OfferPrice({ value, label, note, motifSeed, children }: OfferPriceProps) {
  return (
    <Price data-tone="ink">
      <div className="price-motif">
        <Motif seed={motifSeed} variant="card" />
      </div>
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
