import { css } from '@emotion/react';
import { coverLinks } from '@summit/shared-ui/layout/cover-links';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';

/** Decorative dates: the day large at the side, what happens beside it, its state at the end. */
export const keyDateStyles = css`
  ${coverLinks}
  list-style: none;
  padding: 0;
  border-bottom: 1px solid var(--hairline);

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px var(--gap);
    padding-block: 20px 24px;
    border-top: 1px solid var(--hairline);
  }
  & > li:first-of-type:not([data-state='now']) {
    padding-top: 4px;
    border-top: 0;
  }
  & .numeral {
    font-size: var(--text-s);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & .numeral > span {
    display: block;
    font-size: var(--figure);
    font-weight: 780;
    line-height: 0.95;
    letter-spacing: -0.05em;
  }
  & h2 {
    font-size: var(--h3);
    overflow-wrap: anywhere;
  }
  & > li:has(a):hover :is(h2, .numeral > span) {
    color: var(--accent);
  }
  & .words > p,
  & .state {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 10px;
    margin-top: 8px;
    font-size: var(--text-s);
  }
  & > li[data-state='past'] :is(.numeral, h2) {
    color: var(--ink-soft);
  }
  & > li[data-state='past'] .numeral > span {
    font-weight: 400;
  }
  & > li[data-state='now'] {
    border-top: 3px solid var(--accent);
  }
  & > li[data-state='now'] .numeral > span {
    color: var(--accent);
  }
  @media ${wideLayout} {
    & > li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr);
      align-items: end;
    }
    & .state {
      justify-content: flex-end;
      margin: 0;
    }
  }
`;
