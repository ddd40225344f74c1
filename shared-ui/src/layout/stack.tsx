import type { ElementType, ReactNode } from 'react';
import * as styles from './stack.module.css';

export interface StackProps {
  /** The distance in steps of 8 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 6 | 8;
  row?: boolean;
  wrap?: boolean;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'footer' | 'nav';
  children: ReactNode;
}

const justified = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };

/** Lays out its children below or beside each other, at an equal distance. */
export function Stack({ gap = 2, row, wrap, align, justify, as = 'div', children }: StackProps) {
  const Tag: ElementType = as;
  const style = {
    gap: `${gap * 8}px`,
    alignItems: align,
    justifyContent: justify && justified[justify],
  };
  return (
    <Tag
      className={styles.line}
      style={style}
      data-row={row ? '' : undefined}
      data-wrap={wrap ? '' : undefined}
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
    >
      {children}
    </Tag>
  );
}
