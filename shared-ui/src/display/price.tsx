import { formatPrice as formatPaidPrice } from '@summit/contract/money-and-time/money';
import * as styles from './price.module.css';

export interface PriceProps {
  /** The amount in the currency's minor unit: 49500 is £495, or ¥49,500. */
  amount: number;
  currency?: string;
  note?: string;
}

/** Money in the site's format: `£495`, `£1,295`, `£12.50`, and `Free` for zero. */
export function formatPrice(amount: number, currency = 'GBP'): string {
  if (amount === 0) return 'Free';
  return formatPaidPrice(amount, currency);
}

/** A price as a figure. */
export function Price({ amount, currency, note }: PriceProps) {
  return (
    <span className={styles.amount}>
      <strong>{formatPrice(amount, currency)}</strong>
      {note !== undefined && <small>{note}</small>}
    </span>
  );
}
