import { css } from '@emotion/react';

const star =
  'polygon(50% 2%, 61.5% 36%, 98% 36.5%, 68.5% 58.5%, 79.5% 93%, 50% 72%, 20.5% 93%, 31.5% 58.5%, 2% 36.5%, 38.5% 36%)';

/** Star, calendar file and question of a session: drawn in CSS, so that many sessions stay a light page. */
export const sessionActionStyles = css`
  & > .star {
    position: absolute;
    top: 0;
    right: 0;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink-soft);
  }
  & > .star:hover,
  & > .star[aria-pressed='true'] {
    color: var(--accent);
  }
  & > .star::before,
  & > .star::after {
    content: '';
    grid-area: 1 / 1;
    width: 20px;
    height: 20px;
    clip-path: ${star};
    background: currentColor;
    forced-color-adjust: none;
  }
  & > .star::after {
    width: 12px;
    height: 12px;
    background: var(--star-ground, var(--sheet));
  }
  & > .star[aria-pressed='true']::after {
    display: none;
  }
  &:is([data-kind='break'], [data-kind='networking']) {
    --star-ground: var(--paper);
  }
  & > .star:focus-visible {
    outline-offset: -4px;
  }
  & .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
  }
  & .actions > :is(a, button) {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--ink);
    font-weight: 600;
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  & .actions > :is(a, button):hover {
    color: var(--accent);
  }
  @media print {
    & > .star,
    & .actions {
      display: none;
    }
  }
  @media (scripting: none) {
    & > .star,
    & .actions > button {
      display: none;
    }
  }
`;
