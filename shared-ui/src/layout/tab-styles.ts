import { css } from '@emotion/react';
import { mobileLayout } from '../theme/layout-queries.ts';

/** A row of tabs on a hairline; it scrolls sideways by itself when it must. */
export const tabStyles = css`
  & > :is(ul, div) {
    display: flex;
    gap: 28px;
    list-style: none;
    padding: 0;
    overflow-x: auto;
    scrollbar-width: none;
    box-shadow: inset 0 -1px 0 var(--hairline);
  }
  & :is(a, button) {
    display: flex;
    flex-direction: column;
    justify-content: center;
    min-height: 56px;
    padding: 8px 0;
    border: 0;
    border-bottom: 3px solid transparent;
    background: none;
    color: var(--ink-soft);
    font-weight: 600;
    line-height: 1.25;
    text-align: left;
    text-decoration: none;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
    transition: color var(--quick);
  }
  & :is(a, button):hover {
    color: var(--ink);
  }
  & :is([aria-current], [aria-selected='true']) {
    color: var(--ink);
    border-bottom-color: var(--accent);
  }
  & :is(a, button):focus-visible {
    outline-offset: -3px;
  }
  & small {
    font-weight: 400;
  }
  @media ${mobileLayout} {
    &[data-fits] > ul {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(4rem, 100%), 1fr));
      gap: 0 12px;
    }
    &[data-fits] a {
      min-height: 52px;
      height: 100%;
      font-size: var(--text-s);
      white-space: normal;
    }
    &[data-fits] small {
      display: none;
    }
  }
`;
