import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { rowList } from '../shared/sessions/row-list.ts';

const Ways = styled.ul`
  ${rowList}
  border-bottom: 1px solid var(--ink);
  & > li {
    gap: 10px var(--gap);
    padding-block: clamp(18px, 2.6vw, 36px);
    border-top: 1px solid var(--ink);
  }
  & h3 {
    font-size: clamp(2.5rem, 6.4vw, 5.5rem);
    font-weight: 780;
    line-height: 0.95;
    letter-spacing: -0.045em;
  }
  & .way-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    justify-items: start;
    max-width: 48ch;
    color: var(--ink-soft);
  }
  & .way-links {
    display: flex;
    flex-wrap: wrap;
    gap: 0 32px;
  }
  @media (hover: hover) {
    & > li:hover h3 {
      color: var(--accent);
    }
  }
  @media (min-width: 900px) {
    & > li {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: end;
    }
  }
`;

interface Way {
  title: string;
  text?: string;
  links: ReactNode;
}

/** Ways to take part, each a verb in large type, with where it leads. */
export function WaysToTakePart({ ways }: { ways: readonly Way[] }) {
  return (
    <Ways role="list">
      {ways.map(({ title, text, links }) => (
        <li key={title}>
          <h3>{title}</h3>
          <div className="way-words">
            {text !== undefined && <p>{text}</p>}
            <p className="way-links">{links}</p>
          </div>
        </li>
      ))}
    </Ways>
  );
}
