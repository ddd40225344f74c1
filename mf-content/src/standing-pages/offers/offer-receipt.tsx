import { Icon } from '@summit/shared-ui/display/icon';
import type { Point } from '../../shared/maps/points.tsx';
import * as styles from './offer-receipt.module.css';

interface OfferReceiptProps {
  items: readonly Point[];
  /** The formatted price: `£4,950`. */
  price: string;
  /** What the price is for. */
  label: string;
}

/** The contents of an offer as the lines of a receipt, with the price as the total. */
export function OfferReceipt({ items, price, label }: OfferReceiptProps) {
  return (
    <div className={styles.receipt}>
      <ul className={styles.items} role="list">
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Icon name="check" />
            {text !== undefined && <p>{text}</p>}
          </li>
        ))}
      </ul>
      <p className={styles.receiptTotal}>
        <span className="lead">{label}</span> <strong>{price}</strong>
      </p>
    </div>
  );
}
