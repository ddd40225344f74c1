import styled from '@emotion/styled';
import { formatAmount } from '@summit/contract/money';

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  & > strong {
    font-size: var(--h2);
    font-weight: 750;
    line-height: 1;
    letter-spacing: -0.03em;
  }
  & > small {
    margin-left: 0.5em;
    color: var(--ink-soft);
  }
`;

export interface PriceProps {
  /** In minor units: 49500 is £495. */
  amount: number;
  currency?: string;
  note?: string;
}

/** Money as this site writes it: `£495`, `£1,295`, `£12.50`, and `Free` for nothing. */
export function formatPrice(amount: number, currency = 'GBP'): string {
  if (amount === 0) return 'Free';
  return formatAmount(amount, currency, amount % 100 === 0 ? 0 : 2);
}

/** A price as a figure. */
export function Price({ amount, currency, note }: PriceProps) {
  return (
    <Amount>
      <strong>{formatPrice(amount, currency)}</strong>
      {note !== undefined && <small>{note}</small>}
    </Amount>
  );
}
