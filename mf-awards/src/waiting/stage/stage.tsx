import type { ReactNode } from 'react';
import { Container } from '@summit/shared-ui/layout/container';
import * as styles from './stage.module.css';

/** The first screen of a waiting page: when the step begins, beside a drawing of its subject. */
export function Stage({ words, figure }: { words: ReactNode; figure: ReactNode }) {
  return (
    <Container className={styles.columns}>
      <div className={styles.stageWords}>{words}</div>
      {figure}
    </Container>
  );
}
