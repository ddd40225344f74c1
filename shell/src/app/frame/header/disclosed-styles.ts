import { css } from '@emotion/react';

/** What the header's menus look like once they are open: a sheet below the bar, over the page. */
export const disclosedStyles = css`
  & summary {
    list-style: none;
  }
  & summary::-webkit-details-marker {
    display: none;
  }
  & summary > svg:last-child {
    transition: transform var(--quick) var(--ease);
  }
  & .submenu[open] > summary > svg:last-child {
    transform: rotate(180deg);
  }
  & .submenu {
    position: relative;
  }
  & .submenu > .disclosed {
    position: absolute;
    top: calc(100% + 14px);
    left: 0;
    min-width: min(15rem, 90vw);
    padding: 8px;
    background: var(--sheet);
    border: 1px solid var(--ink);
    border-radius: var(--radius);
    box-shadow: 0 20px 50px rgb(16 14 23 / 18%);
    animation: part-appears var(--quick) ease-out;
  }
  & .attendee-submenu > .disclosed {
    left: auto;
    right: 0;
  }
  & .submenu > .disclosed :is(a, button) {
    width: 100%;
    min-height: 44px;
    padding: 8px 14px;
    border: 0;
    border-radius: var(--radius);
    background: none;
    font-size: var(--text-s);
    font-weight: 600;
    text-align: left;
  }
  & .submenu > .disclosed :is(a, button):hover {
    background: var(--wash);
  }

  & .mobile-menu > summary {
    justify-content: center;
    width: 44px;
    margin-right: -10px;
  }
  & .mobile-menu:not([open]) .menu-mark > svg:last-child,
  & .mobile-menu[open] .menu-mark > svg:first-of-type {
    display: none;
  }
  & .mobile-menu > .disclosed {
    position: absolute;
    top: 100%;
    left: 0;
    right: 0;
    max-height: calc(100vh - var(--bar-height));
    max-height: calc(100dvh - var(--bar-height));
    padding: 8px var(--gutter) 32px;
    overflow-y: auto;
    overscroll-behavior: contain;
    background: var(--paper);
    border-bottom: 1px solid var(--ink);
    box-shadow: 0 30px 60px rgb(16 14 23 / 22%);
    animation: part-appears var(--quick) ease-out;
  }
  & .mobile-menu nav > ul:first-of-type > li {
    border-bottom: 1px solid var(--hairline);
  }
  & .mobile-menu nav > ul:first-of-type > li > a,
  & .mobile-menu nav > ul:first-of-type > li > details > summary {
    justify-content: space-between;
    min-height: 60px;
    font-size: var(--h3);
    font-weight: 700;
    letter-spacing: -0.02em;
  }
  & .mobile-menu .submenu > .disclosed {
    position: static;
    padding: 0 0 16px;
    background: none;
    border: 0;
    box-shadow: none;
  }
  & .mobile-menu .social-links {
    margin: 16px 0 0 -12px;
  }
`;
