import { css } from '@emotion/react';

/** The shape all fields share: label above, hint, control, message. */
export const fieldStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  min-width: 0;
  align-content: start;

  & > .field-label {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    font-weight: 600;
    line-height: 1.35;
  }
  & > .field-label > :is(label, [data-label]) {
    min-width: 0;
  }
  & > .field-label small {
    font-weight: 400;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & .field-required {
    color: var(--accent);
    margin-left: 0.2em;
  }
  & > .field-hint {
    font-size: var(--text-s);
    line-height: 1.4;
    color: var(--ink-soft);
  }
  & > .field-error {
    display: flex;
    gap: 6px;
    font-size: var(--text-s);
    font-weight: 550;
    line-height: 1.4;
    color: var(--danger);
  }
  & > .field-error > svg {
    flex: none;
    margin-top: 0.05em;
  }
  & .field-control {
    display: flex;
    align-items: stretch;
    min-height: 52px;
    background: var(--field-ground, var(--sheet));
    border: 1px solid var(--field-line, var(--line-strong));
    border-radius: var(--radius);
    transition:
      border-color var(--quick),
      box-shadow var(--quick);
  }
  & .field-control:hover {
    border-color: var(--ink);
  }
  & .field-control:focus-within {
    border-color: var(--accent);
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  & .field-control:has([aria-invalid='true']) {
    border-color: var(--danger);
    box-shadow: inset 0 0 0 1px var(--danger);
  }
  & .field-control:has(:disabled) {
    background: var(--wash);
    border-style: dashed;
  }
  & .field-control > :is(input, select, textarea) {
    flex: 1;
    width: 100%;
    min-width: 0;
    padding: 12px 14px;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: transparent;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
  & .field-control > :is(input, textarea)::placeholder {
    color: var(--ink-soft);
    opacity: 1;
  }
  & .field-control > input:-webkit-autofill {
    box-shadow: inset 0 0 0 60px var(--accent-wash);
    -webkit-text-fill-color: var(--ink);
  }
  & .field-affix {
    display: flex;
    align-items: center;
    padding-inline: 14px;
    color: var(--ink-soft);
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & .field-affix:first-of-type:not(:last-child) {
    border-right: 1px solid var(--hairline);
  }
  & .field-button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-width: 44px;
    padding-inline: 14px;
    border: 0;
    background: none;
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-weight: 600;
  }
  & .field-button:hover {
    color: var(--ink);
  }
`;
