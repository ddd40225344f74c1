import type { ReactNode } from 'react';
import * as styles from './tag.module.css';

export interface TagProps {
  /** Gold is reserved for the awards. */
  tone?: 'plain' | 'accent' | 'gold' | 'success' | 'warning' | 'danger';
  children: ReactNode;
}

/** A short label: a track, a status, a category. */
export function Tag({ tone = 'plain', children }: TagProps) {
  return (
    <span className={styles.label} data-look={tone}>
      {children}
    </span>
  );
}
