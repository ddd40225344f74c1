import { css } from '@emotion/react';

/** A person in a row: portrait, words, envelope. */
export const attendeeItemStyles = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 16px 20px;
  align-items: start;
  padding-block: 20px;
  border-top: 1px solid var(--hairline);

  & .words {
    display: grid;
    gap: 2px;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & h2 {
    font-size: var(--h4);
    letter-spacing: -0.015em;
  }
  & .bio {
    max-width: 60ch;
    margin-block: 6px 2px;
  }
  & h2 > span {
    margin-left: 10px;
    padding: 2px 7px;
    border-radius: var(--radius);
    background: var(--accent-wash);
    color: var(--accent);
    font-size: 0.75rem;
    font-weight: 650;
    letter-spacing: 0;
    vertical-align: 0.15em;
  }
  & > button {
    display: grid;
    place-items: center;
    width: 48px;
    height: 48px;
    border: 1.5px solid var(--line-strong);
    border-radius: 50%;
    background: transparent;
    color: var(--ink);
    transition:
      background-color var(--quick),
      color var(--quick);
  }
  & > button:hover {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--paper);
  }
  & > button:focus-visible {
    border-radius: 50%;
  }
`;
