import type { ReactNode } from 'react';
import * as styles from './invoice-list.module.css';

/** The invoices below each other, as wide as a sheet of paper. */
export function InvoiceList({ children }: { children: ReactNode }) {
  return <div className={styles.invoiceList}>{children}</div>;
}
