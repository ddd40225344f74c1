import type { ReactNode } from 'react';
import * as styles from './filter-bar.module.css';

/** Folded filters, with choices that are always visible beside their button, or below the form while it is open. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.filterBar}>{children}</div>;
}
