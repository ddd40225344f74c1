import styled from '@emotion/styled';
import type { ElementType, ReactNode } from 'react';

export interface GridProps {
  as?: 'ul' | 'ol' | 'div';
  /** Columns at full width; fewer on smaller windows (6 becomes 4, 3, 2). */
  columns?: 2 | 3 | 4 | 6;
  gap?: 'normal' | 'tight' | 'none';
  children: ReactNode;
}

const Columns = styled.ul`
  display: grid;
  gap: calc(var(--gap) * 1.25) var(--gap);
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  padding: 0;
  &[data-gap='tight'] {
    gap: 12px;
  }
  &[data-gap='none'] {
    gap: 0;
  }
  & > li {
    min-width: 0;
  }
  &[data-columns='4'],
  &[data-columns='6'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (min-width: 600px) {
    &[data-columns='2'],
    &[data-columns='3'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-columns='6'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  @media (min-width: 900px) {
    &[data-columns='3'],
    &[data-columns='4'] {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &[data-columns='6'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  @media (min-width: 1120px) {
    &[data-columns='4'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
    &[data-columns='6'] {
      grid-template-columns: repeat(6, minmax(0, 1fr));
    }
  }
`;

/** Equal columns that become fewer as the window narrows. Its children are `<li>` unless `as="div"`. */
export function Grid({ as = 'ul', columns = 3, gap = 'normal', children }: GridProps) {
  return (
    <Columns
      as={as as ElementType}
      data-columns={columns}
      data-gap={gap}
      role={as === 'div' ? undefined : 'list'}
    >
      {children}
    </Columns>
  );
}
