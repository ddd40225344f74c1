import { css } from '@emotion/react';
import { logoPaper } from '../shared/people/logo-paper.ts';

/** An index like that of a telephone book: the letter, then the companies that begin with it. */
export const directoryStyles = css`
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0 var(--gap);
    border-top: 2px solid var(--ink);
    padding-bottom: 32px;
  }
  & > section > h2 {
    padding-block: 12px;
    font-size: var(--figure);
    font-weight: 800;
    line-height: 1;
    color: var(--accent);
  }
  & ul {
    list-style: none;
    padding: 0;
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px var(--gap);
    padding-block: 20px;
    overflow-wrap: anywhere;
  }
  & li + li {
    border-top: 1px solid var(--hairline);
  }
  & .company-logo {
    ${logoPaper}
    width: 128px;
    padding: 12px;
  }
  & h3 {
    font-size: var(--h4);
  }
  & .company-words > p {
    margin-top: 6px;
    max-width: 58ch;
    color: var(--ink-soft);
  }
  & .company-foot {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    align-items: center;
  }
  & .company-foot > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
    color: var(--ink);
  }
  @media (min-width: 900px) {
    & > section {
      grid-template-columns: minmax(0, 1fr) minmax(0, 11fr);
    }
    & li {
      grid-template-columns: 152px minmax(0, 6fr) minmax(0, 3fr);
      align-items: center;
    }
    & .company-foot {
      justify-content: flex-end;
    }
  }
`;

export const categoryStyles = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 20px;
  & a {
    display: inline-flex;
    gap: 8px;
    align-items: center;
    min-height: 44px;
    padding-inline: 16px;
    border: 1px solid var(--line-strong);
    border-radius: 999px;
    color: var(--ink);
    font-size: var(--text-s);
    font-weight: 600;
    text-decoration: none;
  }
  & a:hover {
    border-color: var(--accent);
  }
  & a[aria-current] {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--paper);
  }
  & small {
    font-variant-numeric: tabular-nums;
  }
`;
