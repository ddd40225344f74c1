import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';

export interface StackProps {
  /** Distance in steps of 8 px. */
  gap?: 0 | 1 | 2 | 3 | 4 | 6 | 8;
  row?: boolean;
  wrap?: boolean;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  as?: 'div' | 'ul' | 'ol' | 'section' | 'header' | 'footer' | 'nav';
  children: ReactNode;
}

const Line = styled.div`
  display: flex;
  flex-direction: column;
  gap: calc(var(--steps, 2) * 8px);
  list-style: none;
  padding: 0;
  min-width: 0;
  &[data-row] {
    flex-direction: row;
  }
  &[data-wrap] {
    flex-wrap: wrap;
  }
`;

const justified = { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' };

/** Things below or beside each other, at one distance. */
export function Stack({ gap = 2, row, wrap, align, justify, as = 'div', children }: StackProps) {
  const style = {
    gap: `${gap * 8}px`,
    alignItems: align,
    justifyContent: justify && justified[justify],
  };
  return (
    <Line
      as={as as ElementType}
      style={style}
      data-row={row ? '' : undefined}
      data-wrap={wrap ? '' : undefined}
      role={as === 'ul' || as === 'ol' ? 'list' : undefined}
    >
      {children}
    </Line>
  );
}
