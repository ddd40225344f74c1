import { css } from '@emotion/react';

/** White paper under a logo, which is what logos are made for; in the dark their light and dark change places, and their colours stay. */
export const logoPaper = css`
  background: #fff;
  border: 1px solid var(--hairline);
  border-radius: var(--radius);
  & * {
    background: none;
  }
  [data-theme='dark'] & {
    background: var(--sheet);
    & img {
      filter: invert(1) hue-rotate(180deg);
      mix-blend-mode: screen;
    }
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme]) & {
      background: var(--sheet);
      & img {
        filter: invert(1) hue-rotate(180deg);
        mix-blend-mode: screen;
      }
    }
  }
`;
