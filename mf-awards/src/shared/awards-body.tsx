import type { ReactNode } from 'react';
import { Container } from '@summit/shared-ui/layout/container';
import * as styles from './awards-body.module.css';

/** The column below an awards page's header, with space before the footer. */
export function AwardsBody({ children }: { children: ReactNode }) {
  return <Container className={styles.awardsBody}>{children}</Container>;
}
