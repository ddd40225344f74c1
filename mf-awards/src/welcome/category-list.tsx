import styled from '@emotion/styled';
import type { NominationCategory } from '../shared/awards-data.ts';

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  column-gap: var(--gap);
  list-style: none;
  counter-reset: category;
  & > li {
    counter-increment: category;
    display: grid;
    grid-template-columns: 3rem minmax(0, 1fr);
    align-content: start;
    padding-block: 20px 28px;
    border-top: 1px solid var(--hairline);
  }
  & > li::before {
    content: counter(category, decimal-leading-zero);
    grid-row: 1 / span 2;
    color: var(--gold);
    font-size: var(--text-s);
    font-weight: 650;
    line-height: 1.9;
    font-variant-numeric: tabular-nums;
  }
  & p {
    margin-top: 6px;
    color: var(--ink-soft);
  }
`;

/** The categories of one track; the numbers are decorative. */
export function CategoryList({ categories }: { categories: NominationCategory[] }) {
  return (
    <List role="list">
      {categories.map(({ id, name, description }) => (
        <li key={id}>
          <h3>{name}</h3>
          <p>{description}</p>
        </li>
      ))}
    </List>
  );
}
