import { css } from '@emotion/react';

/** A checkbox or radio with its label as one target of at least 44 px. */
export const choiceStyles = css`
  display: grid;
  gap: 4px;

  & label {
    position: relative;
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    gap: 2px 12px;
    align-items: start;
    min-height: 44px;
    padding-block: 10px;
    line-height: 1.4;
    cursor: pointer;
  }
  & label small {
    grid-column: 2;
    color: var(--ink-soft);
  }
  & input {
    appearance: none;
    display: grid;
    place-content: center;
    width: 24px;
    height: 24px;
    margin: 0;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius);
    background: var(--sheet);
    cursor: pointer;
    transition: background-color var(--quick);
  }
  & input[type='radio'] {
    border-radius: 50%;
  }
  & label:hover input {
    border-color: var(--ink);
  }
  & input:checked {
    background: var(--checkbox-ground, var(--accent-fill));
    border-color: var(--checkbox-ground, var(--accent-fill));
  }
  & input::before {
    content: '';
    width: 14px;
    height: 14px;
    transform: scale(0);
    background: var(--checkbox-ink, var(--on-accent));
    clip-path: polygon(12% 46%, 2% 58%, 40% 94%, 98% 18%, 86% 8%, 38% 70%);
    transition: transform var(--quick) var(--ease);
  }
  & input[type='radio']::before {
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--radio-ink, var(--on-accent));
    clip-path: none;
  }
  & input[type='radio']:checked {
    background: var(--radio-ground, var(--accent-fill));
    border-color: var(--radio-ground, var(--accent-fill));
  }
  & input:checked::before {
    transform: none;
  }
  & input[aria-invalid='true'],
  &[aria-invalid='true'] input {
    border-color: var(--danger);
    border-width: 2px;
  }
  & input:disabled {
    border-style: dashed;
    background: var(--wash);
    cursor: not-allowed;
  }
  & label:has(input:disabled) {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    & input {
      appearance: auto;
    }
  }
`;
