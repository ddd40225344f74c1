import styled from '@emotion/styled';
import type { ReactNode } from 'react';

export interface Fact {
  term: string;
  detail: ReactNode;
}

const List = styled.dl`
  border-bottom: 1px solid var(--hairline);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px 24px;
    padding-block: 14px;
    border-top: 1px solid var(--hairline);
  }
  & dt {
    color: var(--ink-soft);
  }
  & dd {
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    min-width: 0;
  }
  @media (min-width: 600px) {
    & > div {
      grid-template-columns: minmax(9rem, 2fr) minmax(0, 5fr);
    }
  }
`;

/** Terms and their details between hairlines. */
export function Facts({ items }: { items: Fact[] }) {
  return (
    <List>
      {items.map(({ term, detail }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </List>
  );
}
