import { css } from '@emotion/react';
import { mobileLayout } from '@summit/shared-ui/theme/layout-queries';

/** Sizes are metres of the map: a narrow window shows fewer of them, larger. */
export const streetMapStyles = css`
  --river: color-mix(in srgb, #3f7fb5 34%, var(--paper));
  --green: color-mix(in srgb, #5f8a3a 22%, var(--paper));
  --land: color-mix(in srgb, var(--ink) 5%, var(--paper));
  --letters: 15px;
  --pin: 17px;
  background: var(--land);
  & > svg {
    width: 100%;
    height: auto;
    aspect-ratio: 9/5;
  }
  & .map-water {
    fill: var(--river);
  }
  & .map-park {
    fill: var(--green);
  }
  & .map-building {
    fill: color-mix(in srgb, var(--ink) 10%, var(--paper));
  }
  & .map-venue {
    fill: var(--ink);
  }
  & [data-line] {
    fill: none;
    stroke: var(--sheet);
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  [data-theme='dark'] & :is(.map-road, .map-street) {
    stroke: color-mix(in srgb, var(--ink) 26%, var(--paper));
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme]) & :is(.map-road, .map-street) {
      stroke: color-mix(in srgb, var(--ink) 26%, var(--paper));
    }
  }
  & .map-road {
    stroke-width: 19px;
  }
  & .map-street {
    stroke-width: 12px;
  }
  & .map-path {
    stroke: var(--line-strong);
    stroke-width: 2.5px;
    stroke-dasharray: 3 7;
  }
  & .map-rail {
    stroke: var(--ink-soft);
    stroke-width: 4px;
    stroke-dasharray: 16 7;
    stroke-linecap: butt;
  }
  & .map-way {
    stroke: var(--accent);
    stroke-width: 6px;
    stroke-dasharray: 1 11;
  }
  & .map-words,
  & .map-number {
    font-size: var(--letters);
    font-weight: 550;
    fill: var(--ink);
    text-anchor: middle;
    dominant-baseline: central;
  }
  & .map-words {
    paint-order: stroke;
    stroke: var(--halo, var(--land));
    stroke-width: 5px;
    stroke-linejoin: round;
  }
  & .in-water {
    --halo: transparent;
    font-style: italic;
  }
  & .in-park {
    --halo: transparent;
  }
  & .on-line {
    font-size: calc(var(--letters) * 0.94);
  }
  & .map-name {
    --halo: var(--ink);
    fill: var(--paper);
    font-weight: 750;
  }
  & .map-pin {
    r: var(--pin);
    fill: var(--accent-fill);
    stroke: var(--sheet);
    stroke-width: 3px;
  }
  & .map-number {
    font-size: calc(var(--pin) * 1.1);
    font-weight: 700;
    fill: var(--on-accent);
    font-variant-numeric: tabular-nums;
  }
  & .north {
    fill: var(--ink);
  }
  @media ${mobileLayout} {
    --letters: 27px;
    --pin: 31px;
    & > svg {
      aspect-ratio: 1;
    }
  }
`;
