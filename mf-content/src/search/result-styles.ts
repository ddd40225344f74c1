import { css } from '@emotion/react';

/** A group's name and count beside its results: one column of large titles, read from top to bottom. */
export const resultStyles = css`
  & > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 8px var(--gap);
    padding-block: 24px clamp(32px, 5vw, 64px);
    border-top: 2px solid var(--ink);
  }
  & h2 {
    display: flex;
    gap: 12px;
    align-items: baseline;
    font-size: var(--h3);
  }
  & h2 > small {
    font-weight: 550;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & ol {
    list-style: none;
    padding: 0;
  }
  & li {
    position: relative;
    padding-block: 16px;
    overflow-wrap: anywhere;
  }
  & li + li {
    border-top: 1px solid var(--hairline);
  }
  & li > a {
    display: inline-block;
    padding-block: 8px;
    font-size: var(--h4);
    font-weight: 680;
    line-height: 1.25;
    color: var(--ink);
    text-decoration-color: transparent;
  }
  & li > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & li:hover > a {
    text-decoration-color: currentColor;
  }
  & li > a:focus-visible {
    outline: none;
  }
  & li:has(> a:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  & .found-detail {
    font-size: var(--text-s);
    font-weight: 600;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & .found-excerpt {
    max-width: var(--measure);
    color: var(--ink-soft);
  }
  & mark {
    padding: 0;
    color: inherit;
    background: linear-gradient(var(--accent-wash), var(--accent-wash));
    box-shadow: inset 0 -2px var(--accent);
  }
  @media (min-width: 1000px) {
    & > section {
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    }
    & ol {
      margin-top: -12px;
    }
  }
`;
