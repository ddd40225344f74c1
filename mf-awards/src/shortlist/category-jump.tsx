import styled from '@emotion/styled';
import type { NominationCategory } from '../shared/awards-data.ts';

const Jump = styled.nav`
  margin-top: 24px;
  & > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    list-style: none;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 6px 14px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    color: var(--ink);
    font-size: var(--text-s);
    font-weight: 600;
    text-decoration: none;
    transition: border-color var(--quick);
  }
  & a:hover {
    border-color: var(--gold);
  }
`;

/** Links to the categories of a long page. */
export function CategoryJump({ label, categories }: { label: string; categories: NominationCategory[] }) {
  return (
    <Jump aria-label={label}>
      <ul>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>{name}</a>
          </li>
        ))}
      </ul>
    </Jump>
  );
}
