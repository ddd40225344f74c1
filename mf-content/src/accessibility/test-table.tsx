import styled from '@emotion/styled';
import { Tag } from '@summit/shared-ui/layout/tag';

const Rows = styled.ul`
  list-style: none;
  padding: 0;
  border-bottom: 1px solid var(--hairline);
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px var(--gap);
    align-items: start;
    padding-block: 20px;
    border-top: 1px solid var(--hairline);
    overflow-wrap: anywhere;
  }
  & p {
    grid-column: 1 / -1;
    max-width: var(--measure);
    color: var(--ink-soft);
  }
  @media (min-width: 1000px) {
    & > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 7fr) minmax(6rem, 2fr);
    }
    & p {
      grid-column: 2;
      grid-row: 1;
    }
    & li > span {
      grid-column: 3;
      justify-self: end;
    }
  }
`;

export interface TestedPoint {
  point: string;
  how: string;
  passes: boolean;
}

interface TestTableProps {
  points: readonly TestedPoint[];
  words: { passes: string; partly: string };
}

/** What is tested, how, and whether it passes: in words, not in colour alone. */
export function TestTable({ points, words }: TestTableProps) {
  return (
    <Rows role="list">
      {points.map(({ point, how, passes }) => (
        <li key={point}>
          <h3>{point}</h3>
          <span>
            <Tag tone={passes ? 'success' : 'warning'}>{passes ? words.passes : words.partly}</Tag>
          </span>
          <p>{how}</p>
        </li>
      ))}
    </Rows>
  );
}
