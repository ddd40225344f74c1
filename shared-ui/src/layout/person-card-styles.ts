import { css } from '@emotion/react';

/** Portrait cards: no box, the picture is the card. */
export const personCardStyles = css`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  min-width: 0;

  & > .person-portrait {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 4 / 5;
    margin-bottom: 12px;
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--wash);
    color: var(--ink-soft);
    font-size: 4rem;
    font-weight: 800;
  }
  & > .person-portrait > svg {
    position: absolute;
    inset: 0;
    opacity: 0.5;
  }
  & > .person-portrait > span {
    position: absolute;
    left: 16px;
    top: 12px;
    line-height: 1;
    color: var(--ink);
  }
  & > .person-portrait > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    transition: transform var(--calm) var(--ease);
  }
  & .person-note {
    position: absolute;
    left: 10px;
    bottom: 10px;
    font-size: var(--text);
    font-weight: 400;
    line-height: 1;
  }
  & :is(h2, h3, h4) {
    font-size: clamp(1.0625rem, 1.6vw, 1.25rem);
    line-height: 1.2;
    letter-spacing: -0.015em;
  }
  & > p {
    margin-top: 3px;
    font-size: var(--text-s);
    line-height: 1.35;
    color: var(--ink-soft);
  }
  & > .person-company {
    color: var(--ink);
    font-weight: 550;
  }
  &[data-cover] :is(h2, h3, h4) > a {
    color: inherit;
    text-decoration: none;
    background: linear-gradient(var(--accent), var(--accent)) 0 100% / 0 2px no-repeat;
    transition: background-size var(--calm) var(--ease);
  }
  &[data-cover] :is(h2, h3, h4) > a::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: 1;
  }
  &[data-cover] :is(h2, h3, h4) > a:focus-visible {
    outline: none;
  }
  &[data-cover]:has(:is(h2, h3, h4) > a:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
    border-radius: var(--radius);
  }
  &[data-cover] > button,
  &[data-cover] > div:not(.person-portrait) :is(a, button) {
    position: relative;
    z-index: 2;
  }
  @media (hover: hover) and (prefers-reduced-motion: no-preference) {
    &[data-cover]:hover > .person-portrait > img {
      transform: scale(1.03);
    }
  }
  @media (hover: hover) {
    &[data-cover]:hover :is(h2, h3, h4) > a {
      background-size: 100% 2px;
    }
  }
`;
