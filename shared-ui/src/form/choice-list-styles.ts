import { css } from '@emotion/react';

/** The list below a field that is searched by typing. */
export const choiceListStyles = css`
  position: absolute;
  z-index: 20;
  inset: calc(100% + 6px) 0 auto;
  max-height: min(320px, 45vh);
  margin: 0;
  padding: 6px;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
  background: var(--sheet);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  box-shadow: 0 12px 40px rgb(16 14 23 / 18%);

  &[role='status'] {
    padding: 14px;
    color: var(--ink-soft);
  }
  & > li {
    display: flex;
    align-items: center;
    min-height: 44px;
    padding: 8px;
    border-radius: calc(var(--radius) - 2px);
    cursor: pointer;
  }
  & > li[aria-selected='true'] {
    font-weight: 650;
  }
  & > li:is(.Mui-focused, .Mui-focusVisible) {
    background: var(--accent-wash);
    box-shadow: inset 3px 0 0 var(--accent);
  }
  & > li[aria-disabled='true'] {
    color: var(--ink-soft);
    cursor: default;
  }
`;
