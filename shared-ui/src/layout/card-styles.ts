import { css } from '@emotion/react';
import { wideLayout } from '../theme/layout-queries.ts';

/** Cards with and without a covering link. */
export const cardStyles = css`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;
  overflow: hidden;
  background: var(--sheet);
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  transition:
    transform var(--quick) var(--ease),
    border-color var(--quick);

  &[data-gold='true']::before {
    content: '';
    position: absolute;
    z-index: 1;
    inset: 0 0 auto;
    height: 4px;
    background: var(--gold-fill);
  }
  & > .card-body {
    display: flex;
    flex-direction: column;
    flex: 1;
    gap: 10px;
    padding: 20px;
  }
  & :is(h2, h3, h4) {
    font-size: var(--h4);
    line-height: 1.2;
  }
  & .card-foot {
    display: flex;
    justify-content: space-between;
    align-items: end;
    gap: 12px;
    margin-top: auto;
    padding-top: 14px;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  & .card-foot > svg {
    color: var(--ink);
    flex: none;
    font-size: 1.125rem;
    transition: transform var(--quick) var(--ease);
  }
  &[data-cover] :is(h2, h3, h4) > a {
    color: inherit;
    text-decoration: none;
  }
  &[data-cover] :is(h2, h3, h4) > a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
    border-radius: var(--radius);
  }
  &[data-cover] :is(h2, h3, h4) > a:focus-visible {
    outline: none;
  }
  &[data-cover]:has(:is(h2, h3, h4) > a:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  &[data-cover] .card-body :is(p, div, ul) :is(a, button) {
    position: relative;
    z-index: 2;
  }
  @media (hover: hover) {
    &[data-cover]:hover {
      border-color: var(--ink);
      transform: translateY(-4px);
    }
    &[data-cover]:hover .card-foot > svg {
      transform: translateX(4px);
      color: var(--accent);
    }
  }
  @media (prefers-reduced-motion: reduce) {
    &[data-cover]:hover,
    &[data-cover]:hover .card-foot > svg {
      transform: none;
    }
  }
  @media ${wideLayout} {
    & > .card-body {
      padding: 24px;
    }
  }
`;
