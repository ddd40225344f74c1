import type { ReactNode } from 'react';
import { Container } from '@summit/shared-ui/layout/container';
import * as styles from './filtered-list.module.css';

/** A list with its search and filters directly below the page's header. */
export function FilteredList({ children }: { children: ReactNode }) {
  return (
    <div className={styles.body}>
      <Container>{children}</Container>
    </div>
  );
}
