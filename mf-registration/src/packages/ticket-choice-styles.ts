import { css } from '@emotion/react';

/** Tickets as cards whose whole surface is clickable; the price is the largest thing on each. */
export const ticketChoiceStyles = css`
  & > .tickets {
    display: grid;
    gap: var(--gap);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  }
  & label {
    position: relative;
    display: flex;
    flex-direction: column;
    gap: 14px;
    padding: 24px;
    background: var(--sheet);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius);
    cursor: pointer;
    transition: border-color var(--quick);
  }
  & label:hover {
    border-color: var(--ink);
  }
  & label:has(:checked) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  & label:has(:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  & label:has(:disabled) {
    border-style: dashed;
    background: transparent;
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  & .ticket-head {
    display: flex;
    justify-content: space-between;
    gap: 16px;
  }
  & .ticket-name {
    font-size: var(--h4);
    font-weight: 700;
    letter-spacing: -0.015em;
  }
  & .ticket-price {
    font-size: var(--figure);
    font-weight: 760;
    line-height: 0.95;
    letter-spacing: -0.045em;
    font-variant-numeric: tabular-nums;
  }
  & .ticket-about {
    line-height: 1.45;
  }
  & .ticket-facts {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding-bottom: 14px;
    border-bottom: 1px solid var(--hairline);
  }
  & input {
    appearance: none;
    display: grid;
    place-content: center;
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
    background: var(--sheet);
    cursor: inherit;
    outline: none;
  }
  & input:checked {
    border: 8px solid var(--accent-fill);
  }
  @media (forced-colors: active) {
    & input {
      appearance: auto;
    }
    & label:has(:checked) {
      outline: 2px solid Highlight;
    }
  }
`;
