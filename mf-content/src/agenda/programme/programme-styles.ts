import { css } from '@emotion/react';
import { mobileLayout, wideLayout } from '@summit/shared-ui/theme/layout-queries';

/**
 * What is far from the viewport is laid out only when it comes near, and then session by session: a day may have
 * hundreds, and many of them at the same time. What a visitor sees first is left out: its height would be estimated for a
 * moment, and what is below it would move.
 */
const restOutOfSight = `
  & > section:nth-of-type(n + 4) {
    content-visibility: auto;
    contain-intrinsic-size: auto calc(var(--sessions) * 140px);
    /* The edge of the last card would be cut. */
    padding-bottom: 1px;
  }
  & .session:nth-of-type(n + 5) {
    content-visibility: auto;
    contain-intrinsic-size: auto 128px;
  }
`;

/** A list grouped by time everywhere; a grid of halls by time where a screen is wide enough. */
export const programmeStyles = css`
  --times: 4.5rem;
  --keynote-ground: var(--ink);
  --keynote-ink: var(--paper);
  --keynote-soft: color-mix(in srgb, var(--ink) 24%, var(--paper));

  & > .halls {
    display: none;
  }
  & > section {
    display: grid;
    grid-template-columns: var(--times) minmax(0, 1fr);
    gap: 0 16px;
    padding-top: 16px;
    border-top: 1px solid var(--ink);
    margin-bottom: 32px;
  }
  & .group-head {
    position: sticky;
    top: calc(var(--bar-height) + 16px);
    align-self: start;
    font-size: var(--h4);
    font-weight: var(--time-weight, 600);
    font-variant-numeric: tabular-nums;
  }
  & ul {
    display: grid;
    gap: 12px;
    list-style: none;
    padding: 0;
    min-width: 0;
  }
  &[data-view='results'] > section {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
  &[data-view='results'] .group-head {
    position: static;
  }

  & > .now {
    display: flex;
    align-items: center;
    gap: 12px;
    margin-block: -8px 20px;
    color: var(--accent);
    font-size: var(--text-s);
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  & > .now::after {
    content: '';
    flex: 1;
    border-top: 2px solid;
  }
  @media print {
    /* A day is a list in two columns: the grid of halls would take a sheet for every hour. */
    columns: 2;
    column-gap: 8mm;
    & > .now {
      display: none;
    }
    & > section,
    &[data-view='results'] > section {
      display: block;
      margin: 0;
      padding: 0;
      border: 0;
    }
    & > section > ul {
      display: block;
    }
    & .group-head {
      position: static;
      margin-block: 5pt 1pt;
      break-after: avoid;
      font-size: 10pt;
    }
  }
  @media screen {
    &:not([data-view='grid']) {
      ${restOutOfSight}
    }
  }
  @media screen and ${mobileLayout} {
    &[data-view='grid'] {
      ${restOutOfSight}
    }
  }

  @media screen and ${wideLayout} {
    &:not([data-view='grid']) {
      --times: calc((100% - 11 * var(--gap)) / 12 * 2 + var(--gap));
    }
    &[data-view='results'] ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    &[data-view='grid'] {
      display: grid;
      grid-template-columns: var(--times) repeat(var(--halls), minmax(0, 1fr));
      gap: 0 8px;
    }
    &[data-view='grid'] > .halls {
      display: grid;
      position: sticky;
      z-index: 3;
      top: var(--bar-height);
      grid-area: 1 / 1 / 2 / -1;
      grid-template-columns: subgrid;
      padding-block: 14px 10px;
      background: var(--paper);
      border-bottom: 1px solid var(--ink);
      font-weight: 650;
    }
    &[data-view='grid'] > .halls > span:first-of-type {
      grid-column: 2;
    }
    &[data-view='grid'] > section,
    &[data-view='grid'] > section > ul {
      display: contents;
    }
    &[data-view='grid'] .group-head {
      position: relative;
      top: 0;
      grid-column: 1;
      grid-row: var(--from);
      padding-top: 10px;
      font-size: var(--text);
    }
    &[data-view='grid'] .group-head::before {
      content: '';
      position: absolute;
      top: 0;
      left: 0;
      width: calc(100% + 8px);
      border-top: 1px solid var(--hairline);
    }
    &[data-view='grid'] .session {
      grid-area: var(--from) / var(--column) / var(--to) / var(--column-end, auto);
      margin-block: 0 6px;
      scroll-margin-top: calc(var(--bar-height) + 72px);
    }
    &[data-view='grid'] > .now {
      position: relative;
      z-index: 2;
      top: var(--share);
      grid-area: var(--from) / 1 / auto / -1;
      align-self: start;
      height: 0;
      margin: 0;
      gap: 0;
      pointer-events: none;
    }
    &[data-view='grid'] > .now > span {
      padding: 1px 8px 1px 0;
      background: var(--paper);
    }
    &[data-view='grid'] .session {
      contain: layout style;
    }
    &[data-view='grid'] .session .hall {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;
