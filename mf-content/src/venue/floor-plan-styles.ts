import { css } from '@emotion/react';

/** Wide enough for the drawing; below, the same rooms are a list. */
const drawing = '(min-width: 1000px)';

export const floorPlanStyles = css`
  --wall: 3px solid var(--ink);
  overflow-wrap: anywhere;
  & ul {
    list-style: none;
    padding: 0;
  }
  & h3 {
    font-size: var(--h4);
  }
  & .plan-building {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
  & .plan-building > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    align-content: start;
    padding: 16px;
    min-width: 0;
  }
  & .room-text {
    font-size: var(--text-s);
    line-height: 1.4;
    color: var(--ink-soft);
  }
  /* Rows of seats before a stage. */
  & .plan-building > .plan-hall {
    border: var(--wall);
    background: repeating-radial-gradient(
        circle at 50% 125%,
        transparent 0 11px,
        color-mix(in srgb, var(--ink) 13%, transparent) 11px 13px
      )
      var(--sheet);
    box-shadow: inset 0 -10px 0 -2px var(--ink);
    padding-bottom: 28px;
  }
  & .plan-hall > * {
    justify-self: start;
    background: var(--sheet);
    box-shadow: 0 0 0 5px var(--sheet);
  }
  & .hall-seats {
    font-size: var(--h3);
    font-weight: 720;
    line-height: 1.1;
    letter-spacing: -0.03em;
    font-variant-numeric: tabular-nums;
  }
  & .hall-seats > small {
    font-weight: 500;
    letter-spacing: 0;
    color: var(--ink-soft);
  }
  & .plan-building > .plan-zone {
    background: color-mix(in srgb, var(--zone) 16%, var(--paper));
    border-top: 6px solid var(--zone);
  }
  & .plan-zone > h3 {
    display: flex;
    align-items: center;
    gap: 10px;
  }
  & .zone-letters {
    display: grid;
    place-items: center;
    min-width: 1.6em;
    height: 1.6em;
    padding-inline: 0.3em;
    color: #fff;
    background: var(--zone);
  }
  & .plan-stands {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 6.4rem), 1fr));
    grid-auto-flow: dense;
    gap: 5px;
    margin-top: 8px;
  }
  & .plan-stands > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    min-height: 50px;
  }
  & .plan-stands > [data-order='1'] {
    grid-column: span 2;
    min-height: 84px;
  }
  & .plan-stands > [data-order='2'] {
    grid-column: span 2;
  }
  & .plan-stands a {
    display: grid;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
    padding: 5px 7px;
    border: 1px solid color-mix(in srgb, var(--zone) 55%, var(--paper));
    background: var(--sheet);
    color: var(--ink);
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.2;
    text-decoration: none;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  & .plan-stands > :is([data-order='1'], [data-order='2']) a {
    font-size: var(--text);
    font-weight: 700;
  }
  & .plan-stands small {
    font-size: 0.75rem;
    font-weight: 500;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & .plan-stands a:is(:hover, :focus-visible) {
    color: #fff;
    background: var(--zone);
  }
  & .plan-stands a:is(:hover, :focus-visible) small {
    color: inherit;
  }
  & .plan-place > h3 {
    font-size: var(--text);
  }
  & .plan-building > .plan-place {
    padding: 12px 10px;
    border: 1.5px dashed var(--line-strong);
  }
  & .plan-doors > li {
    padding: 12px 16px;
    font-weight: 650;
  }
  & .plan-doors > li::before {
    content: '';
    display: inline-block;
    margin-right: 10px;
    border: 0.4em solid transparent;
    border-top: 0;
    border-bottom: 0.6em solid var(--accent);
  }
  & .plan-outside {
    padding: 28px 16px;
    text-align: center;
    font-weight: 600;
    /* The swell of the river. */
    background:
      radial-gradient(
          circle at 50% 130%,
          transparent 10px,
          color-mix(in srgb, #3f7fb5 38%, transparent) 10.5px 12px,
          transparent 12.5px
        )
        0 0 / 26px 13px,
      color-mix(in srgb, #3f7fb5 20%, var(--paper));
  }
  & .plan-overview {
    width: 100%;
    height: auto;
    margin-bottom: 24px;
    border: var(--wall);
  }
  & .plan-overview text {
    font-size: 1.7px;
    font-weight: 750;
    fill: var(--ink);
    text-anchor: middle;
    dominant-baseline: central;
  }
  & .overview-zone {
    fill: var(--zone);
  }
  & .overview-zone + text {
    font-size: 2.4px;
    fill: #fff;
  }
  & .overview-hall {
    fill: var(--sheet);
    stroke: var(--ink);
    stroke-width: 0.12;
  }
  & .overview-place {
    fill: var(--wash);
  }
  @media ${drawing} {
    & .plan-overview {
      display: none;
    }
    & .plan-building {
      grid-template-columns: repeat(24, minmax(0, 1fr));
      grid-auto-rows: minmax(44px, auto);
      gap: 6px;
      padding: 6px;
      border: var(--wall);
      background: var(--wash);
    }
    & .plan-building > li,
    & .plan-doors > li {
      grid-area: var(--area);
    }
    & .plan-zone > h3 {
      flex-wrap: wrap;
    }
    & .plan-hall:not([style]) {
      grid-area: auto / span 6;
    }
    & .plan-doors {
      display: grid;
      grid-template-columns: repeat(24, minmax(0, 1fr));
      padding-inline: 9px;
    }
    & .plan-doors > li {
      position: relative;
      padding: 10px 0;
      text-align: center;
    }
    /* The wall is open at a door. */
    & .plan-doors > li::after {
      content: '';
      position: absolute;
      inset: -3px 20% auto;
      height: 3px;
      background: var(--accent);
    }
  }
`;
