import type { ReactNode } from 'react';
import * as styles from './filter-bar.module.css';

/** Folded filters, and beside their button the choices that are always in view; below the form while it is open. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={styles.filterBar}>{children}</div>;
}
