import styled from '@emotion/styled';
import { Icon } from '@summit/shared-ui/layout/icon';
import type { Point } from '../shared/maps/points.tsx';
import { rowList } from '../shared/sessions/row-list.ts';

const Receipt = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: clamp(20px, 3.4vw, 48px);
  padding-bottom: clamp(40px, 5vw, 72px);
  overflow-wrap: anywhere;
  background: var(--sheet);
  /* Torn off below. */
  mask: conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / 20px 100%;
  & > .receipt-total {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px var(--gap);
    align-items: end;
    padding-top: 24px;
    border-top: 3px double var(--ink);
  }
  & .receipt-total > strong {
    font-size: var(--display);
    font-weight: 780;
    line-height: 0.9;
    letter-spacing: -0.05em;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 600px) {
    & > .receipt-total {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

const Items = styled.ul`
  ${rowList}
  & > li {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-items: baseline;
    padding-block: 16px;
    border-top: 1px dashed var(--hairline);
  }
  & > li:first-of-type {
    padding-top: 0;
    border-top: 0;
  }
  & > li > svg {
    color: var(--accent);
  }
  & > li > p {
    grid-column: 1;
    max-width: 52ch;
    color: var(--ink-soft);
  }
`;

interface OfferReceiptProps {
  items: readonly Point[];
  /** `£4,950` */
  price: string;
  /** What the price is for. */
  label: string;
}

/** What an offer includes as the lines of a receipt, with its price as the total. */
export function OfferReceipt({ items, price, label }: OfferReceiptProps) {
  return (
    <Receipt>
      <Items role="list">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Icon name="check" />
            {text !== undefined && <p>{text}</p>}
          </li>
        ))}
      </Items>
      <p className="receipt-total">
        <span className="lead">{label}</span> <strong>{price}</strong>
      </p>
    </Receipt>
  );
}
