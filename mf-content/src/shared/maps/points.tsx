import styled from '@emotion/styled';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';
import { rowList } from '../sessions/row-list.ts';

const List = styled.ul`
  ${rowList}
  & > li {
    gap: 8px;
    padding-block: 16px 32px;
    border-top: 1px solid var(--hairline);
  }
  & p {
    max-width: 46ch;
    color: var(--ink-soft);
  }
  @media ${wideLayout} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    &[data-columns='2'] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;

export interface Point {
  title: string;
  text?: string;
}

/** Points in no order, side by side where there is room. */
export function Points({ points, columns = 3 }: { points: readonly Point[]; columns?: 2 | 3 }) {
  return (
    <List role="list" data-columns={columns}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          {text !== undefined && <p>{text}</p>}
        </li>
      ))}
    </List>
  );
}
