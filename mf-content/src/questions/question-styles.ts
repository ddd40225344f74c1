import { css } from '@emotion/react';

/** A column of topics that stays in view, and the questions as one long list that opens in place. */
export const questionStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px var(--gap);
  padding-block: clamp(24px, 4vw, 48px) var(--section);

  & > nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 24px;
  }
  & > nav a {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    color: var(--ink);
    font-weight: 650;
    text-decoration-color: var(--hairline);
  }
  & > nav small {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }

  & section + section {
    margin-top: clamp(48px, 6vw, 88px);
  }
  & h2 {
    padding-bottom: 16px;
    border-bottom: 2px solid var(--ink);
  }
  & details {
    border-bottom: 1px solid var(--hairline);
  }
  & summary {
    display: flex;
    gap: 16px;
    align-items: start;
    justify-content: space-between;
    padding-block: 18px;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary > h3 {
    font-size: var(--h4);
    font-weight: 650;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & summary:hover > h3 {
    color: var(--accent);
  }
  & summary > svg {
    flex: none;
    margin-top: 4px;
    color: var(--accent);
    transition: transform var(--quick) var(--ease);
  }
  & details[open] > summary > svg {
    transform: rotate(45deg);
  }
  & .answer {
    padding: 0 40px 24px 0;
    max-width: var(--measure);
    color: var(--ink-soft);
  }

  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    & > nav {
      position: sticky;
      top: calc(var(--bar-height) + 24px);
      align-self: start;
    }
    & > nav ul {
      display: grid;
    }
  }
  @media print {
    & > nav {
      display: none;
    }
    & details::details-content {
      content-visibility: visible;
      height: auto;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    & summary > svg {
      transition: none;
    }
  }
`;
