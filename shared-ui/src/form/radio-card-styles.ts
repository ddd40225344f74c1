import { css } from '@emotion/react';

/** Radio groups, and their `cards` layout: each choice a card whose edge says that it is chosen. */
export const radioCardStyles = css`
  & > legend {
    margin-bottom: 2px;
    font-weight: 600;
    line-height: 1.35;
  }
  &[data-layout='cards'] {
    gap: 12px;
  }
  &[data-layout='cards'] > legend {
    margin-bottom: 8px;
  }
  &[data-layout='cards'] > label {
    padding: 18px 20px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--sheet);
    grid-template-columns: 24px minmax(0, 1fr) auto;
    transition: border-color var(--quick);
  }
  &[data-layout='cards'] > label > span:not(.radio-detail) {
    font-weight: 650;
  }
  &[data-layout='cards'] .radio-detail {
    grid-column: 3;
    grid-row: 1 / span 2;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
  &[data-layout='cards'] > label:hover {
    border-color: var(--ink);
  }
  &[data-layout='cards'] > label:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    background: var(--accent-wash);
  }
  &[data-layout='cards'] > label:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  &[data-layout='cards'] > label > :focus-visible {
    outline: none;
  }
  &[data-layout='cards'] > label:has(:disabled) {
    border-style: dashed;
    background: transparent;
  }
`;
