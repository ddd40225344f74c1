import { css } from '@emotion/react';
import { lightColours } from '@summit/contract/frame/brand';
import { coverLinks } from '@summit/shared-ui/layout/cover-links';

/** Stills with an icon, the length in large figures, a link over the whole. */
export const videoGridStyles = css`
  ${coverLinks}
  --cover-offset: 6px;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px var(--gap);
  list-style: none;
  overflow-wrap: anywhere;
  padding: 0;
  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    align-content: start;
  }
  & .film-still {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    overflow: hidden;
    background: ${lightColours.ink};
  }
  & .film-still > :not(h3) {
    grid-area: 1 / 1;
  }
  /* A plate below the still, as dark as the film's own ground: over it, long titles would lie on the drawing. */
  & .film-still > h3 {
    grid-row: 2;
    padding: 14px 18px 18px;
    color: #fff;
  }
  & .film-still > h3 > a {
    color: #fff;
  }
  & .film-poster {
    position: relative;
    padding: 0;
    border: 0;
    background: ${lightColours.ink};
  }
  & .film-poster > span:first-of-type {
    height: 100%;
  }
  & .film-poster:focus-visible {
    outline: 3px solid #fff;
    outline-offset: -6px;
  }
  & .film-still > video {
    display: block;
    width: 100%;
    height: auto;
    aspect-ratio: 16/9;
    object-fit: cover;
    background: var(--ink);
  }
  & .film-blank {
    display: block;
    aspect-ratio: 16/9;
  }
  & [data-locked] .film-still > span:first-of-type {
    filter: saturate(0.2) brightness(0.75);
  }
  & .film-mark {
    position: absolute;
    left: 16px;
    bottom: 16px;
    display: grid;
    place-items: center;
    width: 52px;
    height: 52px;
    color: var(--on-accent);
    background: var(--accent-fill);
    border-radius: 50%;
    /* A still can have the accent's own colour. */
    box-shadow: 0 0 0 2px currentColor;
    transition: transform var(--calm) var(--ease);
  }
  & .film-still > .film-mark {
    position: relative;
    align-self: end;
  }
  & [data-locked] .film-mark {
    color: var(--paper);
    background: var(--ink);
  }
  & .film-play {
    width: 16px;
    height: 18px;
    margin-left: 4px;
    background: currentColor;
    clip-path: polygon(0 0, 100% 50%, 0 100%);
    forced-color-adjust: none;
  }
  & .film-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    align-content: start;
    min-width: 0;
  }
  & .film-length {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    align-items: baseline;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    color: var(--accent);
  }
  & .film-length > small {
    color: var(--ink-soft);
    font-weight: 550;
  }
  & .film-text {
    max-width: 52ch;
    color: var(--ink-soft);
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    & > li:hover .film-mark {
      transform: scale(1.1);
    }
  }
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    &[data-featured] > li:first-of-type {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 900px) {
    &[data-featured] > li:first-of-type {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      gap: clamp(24px, 4vw, 64px);
      align-items: end;
      padding-bottom: 40px;
      border-bottom: 1px solid var(--ink);
    }
    &[data-featured] > li:first-of-type .film-text {
      font-size: var(--text-l);
      line-height: 1.4;
      color: var(--ink);
    }
    &[data-featured] > li:first-of-type h3 {
      font-size: var(--h2);
    }
  }
  /* The last row is full, however many films there are: two share it, and one lies across. */
  @media (min-width: 900px) {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    & > li {
      grid-column: span 2;
    }
    &[data-featured] > li:nth-of-type(3n + 2):nth-last-of-type(2),
    &[data-featured] > li:nth-of-type(3n + 3):last-of-type,
    &:not([data-featured]) > li:nth-of-type(3n + 1):nth-last-of-type(2),
    &:not([data-featured]) > li:nth-of-type(3n + 2):last-of-type {
      grid-column: span 3;
    }
    &[data-featured] > li:nth-of-type(3n + 2):last-of-type,
    &:not([data-featured]) > li:nth-of-type(3n + 1):last-of-type {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: end;
    }
  }
  @media (scripting: none) {
    & .film-poster {
      display: none;
    }
  }
  @media (forced-colors: active) {
    & .film-mark {
      border: 1px solid CanvasText;
    }
  }
`;
