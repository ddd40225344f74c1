import styled from '@emotion/styled';
import { Icon } from '@summit/shared-ui/layout/icon';

const Lines = styled.ul`
  display: grid;
  gap: 8px;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 10px;
    font-size: var(--text-s);
    line-height: 1.45;
  }
  & svg {
    margin-top: 0.1em;
    color: var(--accent);
  }
`;

/** What a ticket includes. */
export function Inclusions({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Lines role="list">
      {lines.map((line) => (
        <li key={line}>
          <Icon name="check" size={18} />
          {line}
        </li>
      ))}
    </Lines>
  );
}
