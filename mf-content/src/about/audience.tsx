import styled from '@emotion/styled';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';

const Groups = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px var(--gap);
  list-style: none;
  padding: 0;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 10px;
    align-content: start;
    padding-top: 16px;
    border-top: 1px solid var(--hairline);
  }
  & > li > p {
    color: var(--ink-soft);
  }
  @media ${wideLayout} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

/** Who comes, group by group. */
export function Audience({ groups }: { groups: readonly { title: string; text: string }[] }) {
  return (
    <Groups role="list">
      {groups.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </Groups>
  );
}
