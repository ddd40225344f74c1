import { css } from '@emotion/react';
import { sessionActionStyles } from './session-action-styles.ts';

/** One session: a block as long as it lasts. */
export const sessionStyles = css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 4px;
  min-width: 0;
  padding: 10px 12px 12px;
  background: var(--sheet);
  color: var(--ink);
  border: 1px solid var(--hairline);
  border-top: 4px solid var(--track, var(--hairline));
  border-radius: var(--radius);
  font-size: var(--text-s);
  line-height: 1.4;
  scroll-margin-top: calc(var(--bar-height) + 24px);

  &[data-kind='break'],
  &[data-kind='networking'] {
    background: transparent;
    border-style: dashed;
    border-color: var(--line-strong);
  }
  &:is([data-kind='break'], [data-kind='networking']):not([style*='--track']) {
    border-top-width: 1px;
  }
  &[data-kind='ceremony'] {
    border-top: 4px solid var(--gold-fill);
  }
  /* The one block of the day in the page's ink: dark on a light page, light on a dark one. */
  &[data-kind='keynote'] {
    --sheet: var(--keynote-ground);
    --ink: var(--keynote-ink);
    --ink-soft: var(--keynote-soft);
    --hairline: var(--keynote-soft);
    --line-strong: var(--keynote-soft);
    --accent: var(--keynote-ink);
  }
  &:is(:target, [data-linked]) {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  & h3 {
    display: inline;
    font-size: 1.0625rem;
    font-weight: var(--title-weight, 700);
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  & .when,
  & .track {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & .when > b {
    margin-right: 0.35em;
    color: var(--ink);
    font-weight: 700;
  }
  & .track {
    overflow-wrap: anywhere;
    display: flex;
    align-items: baseline;
    gap: 8px;
    margin-top: auto;
    padding-top: 6px;
  }
  & .track::before {
    content: '';
    flex: none;
    width: 9px;
    height: 9px;
    background: var(--track);
    forced-color-adjust: none;
  }
  &[data-starrable] > .when {
    padding-right: 36px;
  }
  & .hall::before {
    content: ', ';
  }
  & summary {
    display: flex;
    gap: 12px;
    justify-content: space-between;
    padding-block: 2px;
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary::after {
    content: '';
    flex: none;
    width: 12px;
    height: 12px;
    margin-top: 4px;
    background:
      linear-gradient(currentColor, currentColor) 50% / 100% 1.5px no-repeat,
      linear-gradient(currentColor, currentColor) 50% / 1.5px 100% no-repeat;
  }
  & details[open] > summary::after {
    background-size:
      100% 1.5px,
      0 0;
  }
  & summary:hover {
    color: var(--accent);
  }
  & details > p {
    padding-block: 6px;
    max-width: 60ch;
  }
  & .who a {
    color: inherit;
    font-weight: 600;
    text-decoration-color: var(--line-strong);
  }
  & .who a:hover {
    color: var(--accent);
    text-decoration-color: currentColor;
  }
  & .who {
    display: flex;
    align-items: center;
    gap: 6px 10px;
    padding-block: 4px;
    color: var(--ink-soft);
  }
  & .who > p:last-of-type {
    min-width: 0;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  /* More than two faces have a row of their own. */
  & .who:has(> .faces > :nth-of-type(3)) {
    flex-direction: column;
    align-items: start;
  }
  & .faces {
    display: flex;
    flex: none;
    flex-wrap: wrap;
  }
  & .faces > span {
    box-shadow: 0 0 0 2px var(--sheet);
  }
  /* Only the face of a portrait: the shoulders say nothing at this size. */
  & .faces img {
    transform: scale(1.4);
    transform-origin: 50% 40%;
  }
  & .faces > span + span {
    margin-left: -7px;
  }
  ${sessionActionStyles}
  @media print {
    display: block;
    break-inside: avoid;
    padding: 3pt 0 4pt;
    border: 0;
    border-top: 0.5pt solid var(--hairline);
    border-radius: 0;
    font-size: 8pt;
    line-height: 1.3;
    &[data-kind='keynote'] {
      --sheet: #fff;
      --ink: #000;
      --ink-soft: #333;
      --hairline: #999;
    }
    & .faces {
      display: none;
    }
    & .who {
      padding: 0;
    }
    & .track::before {
      display: none;
    }
    & h3 {
      font-size: 9.5pt;
    }
    & summary::after {
      display: none;
    }
    & details > p {
      padding-block: 1pt;
      max-width: none;
    }
    & .track {
      display: inline;
      padding: 0;
    }
    & details::details-content {
      content-visibility: visible;
      height: auto;
    }
  }
`;
