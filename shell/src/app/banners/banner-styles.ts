import { css } from '@emotion/react';
import { mobileLayout } from '@summit/shared-ui/theme/layout-queries';

/** A thin band between header and page; its lines are side by side. */
export const bannerStyles = css`
  & ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 30rem), 1fr));
    column-gap: var(--gap);
  }
  & li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 4px 12px;
    min-height: 52px;
  }
  & p {
    padding-block: 8px;
    font-size: var(--text-s);
    font-weight: 550;
    line-height: 1.35;
  }
  & p a {
    margin-left: 0.6em;
    padding-block: 12px;
    color: inherit;
    font-weight: 700;
    text-underline-offset: 0.25em;
  }
  & img {
    display: inline-block;
    width: 36px;
    height: 36px;
    margin-right: 12px;
    object-fit: cover;
    vertical-align: middle;
  }
  & .banner-close {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    margin-right: -12px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    color: inherit;
  }
  & .banner-close:hover {
    background: var(--wash);
  }
  & .on-air {
    display: inline-flex;
    align-items: center;
    gap: 0.6em;
    margin-right: 0.6em;
    font-weight: 750;
  }
  & .on-air::before {
    content: '';
    width: 0.6em;
    height: 0.6em;
    border-radius: 50%;
    background: currentColor;
    animation: on-air 1600ms ease-in-out infinite;
  }
  @keyframes on-air {
    50% {
      opacity: 0.25;
    }
  }
  /* One line high on phones: the next one is a swipe away, and takes the place of one that is closed. */
  @media ${mobileLayout} {
    & ul {
      /* What is read out alone is placed within the list, and so does not widen the page. */
      position: relative;
      display: flex;
      gap: var(--gutter);
      overflow-x: auto;
      scroll-snap-type: x mandatory;
      scrollbar-width: none;
    }
    & li {
      flex: 0 0 100%;
      scroll-snap-align: start;
    }
  }
  /* Where a few lines fill the window, announcements wait until the question about cookies is answered. */
  @media (max-height: 32em) {
    [data-cookies='ask'] .cookie-alert ~ & {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
