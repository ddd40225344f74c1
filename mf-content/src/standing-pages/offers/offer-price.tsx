import type { ReactNode } from 'react';
import * as styles from './offer-price.module.css';

interface OfferPriceProps {
  value: string;
  label: string;
  note: string;
  children: ReactNode;
}

/** The price in the largest type of the page. */
export function OfferPrice({ value, label, note, children }: OfferPriceProps) {
  return (
    <div className={styles.price} data-tone="ink">
      <p>
        <strong>{value}</strong>
        <span className="lead">{label}</span>
      </p>
      <div className={styles.priceAction}>
        <p className={styles.priceNote}>{note}</p>
        {children}
      </div>
    </div>
  );
}
