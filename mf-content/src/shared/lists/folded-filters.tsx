import type { ReactNode } from 'react';
import { Icon } from '@summit/shared-ui/display/icon';
import * as styles from './folded-filters.module.css';

export interface FoldedFiltersProps {
  label: string;
  /** The number of active filters inside. */
  active: number;
  /** The form. */
  children: ReactNode;
}

/** A form of filters behind a button, so that the list itself begins in the first view; works without JavaScript. */
export function FoldedFilters({ label, active, children }: FoldedFiltersProps) {
  return (
    <details className={styles.folded}>
      <summary>
        <Icon name="search" />
        {active === 0 ? label : `${label} (${active})`}
      </summary>
      <div>{children}</div>
    </details>
  );
}
