import type { ElementType, ReactNode } from 'react';
import * as styles from './grid.module.css';

export interface GridProps {
  as?: 'ul' | 'ol' | 'div';
  /** The number of columns at full width; smaller windows have fewer (6 becomes 4, 3, 2). */
  columns?: 2 | 3 | 4 | 6;
  gap?: 'normal' | 'tight' | 'none';
  children: ReactNode;
}

/** Equal columns whose number decreases as the window narrows. Its children are `<li>` unless `as="div"`. */
export function Grid({ as = 'ul', columns = 3, gap = 'normal', children }: GridProps) {
  const Tag: ElementType = as;
  return (
    <Tag
      className={styles.columns}
      data-columns={columns}
      data-gap={gap}
      role={as === 'div' ? undefined : 'list'}
    >
      {children}
    </Tag>
  );
}
