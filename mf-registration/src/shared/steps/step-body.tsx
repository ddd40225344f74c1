import type { ReactNode } from 'react';
import * as styles from './step-body.module.css';

/** A form and, beside it on wide windows, its aside. */
export function StepBody({ children }: { children: ReactNode }) {
  return <div className={styles.stepBody}>{children}</div>;
}
