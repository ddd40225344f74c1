import styled from '@emotion/styled';
import type { ReactNode } from 'react';

const Rows = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  list-style: none;
  overflow-wrap: anywhere;
  padding: 0;
  border-bottom: 1px solid var(--hairline);
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: 3.25rem minmax(0, 1fr);
    gap: 6px var(--gap);
    align-items: baseline;
    padding-block: 20px 24px;
    border-top: 1px solid var(--hairline);
  }
  & > li > .row-number {
    grid-row: 1 / span 2;
    font-size: var(--h3);
    font-weight: 720;
    line-height: 1;
    letter-spacing: -0.04em;
    font-variant-numeric: tabular-nums;
    color: var(--accent);
  }
  & > li > h3 {
    min-width: 0;
  }
  & > li > .row-text {
    grid-column: 2;
    min-width: 0;
    max-width: 58ch;
    color: var(--ink-soft);
  }
  & > li > .row-text > :is(p, ul) + * {
    margin-top: 8px;
  }
  @media (min-width: 900px) {
    & > li {
      grid-template-columns: 4.5rem minmax(0, 5fr) minmax(0, 7fr);
    }
    & > li > .row-number {
      grid-row: 1;
      font-size: var(--h2);
    }
    & > li > .row-text {
      grid-column: 3;
    }
  }
`;

export interface NumberedRow {
  title: string;
  text?: ReactNode;
}

/** Items in order, each with a decorative number. */
export function NumberedRows({ rows }: { rows: readonly NumberedRow[] }) {
  return (
    <Rows role="list">
      {rows.map(({ title, text }, index) => (
        <li key={title}>
          <span className="row-number" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          {text !== undefined && <div className="row-text">{text}</div>}
        </li>
      ))}
    </Rows>
  );
}
