import type { ReactNode } from 'react';
import * as styles from './sample.module.css';

export interface SampleProps {
  name: string;
  children: ReactNode;
}

/** One part or state with its name beside it. */
export function Sample({ name, children }: SampleProps) {
  return (
    <div className={styles.frame}>
      <p>{name}</p>
      <div>{children}</div>
    </div>
  );
}
