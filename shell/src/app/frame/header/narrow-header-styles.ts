import { css } from '@emotion/react';
import * as limits from '@summit/contract/limits/limits';

/** In em: a visitor who reads with text twice as large gets the menu of a window half as wide. */
export const upTo = (px: number) => `@media (max-width: ${px / 16}em)`;

/** A media query for windows from this width, in px at the usual size of text. */
export const from = (px: number) => `@media not all and (max-width: ${(px - 1) / 16}em)`;

/** Where the bar's menu is shown and has no room to spare: the mark stands for the name. */
const crowded = `@media (min-width: ${(limits.mobileMenu + 1) / 16}em) and (max-width: ${1019 / 16}em)`;

/** Narrower than any phone at the usual size of text: text is twice as large. */
const tiny = 280;

/** What is dropped as the window narrows: words, then the bar's menu, then the name beside the logo. */
export const narrowHeaderStyles = css`
  ${crowded} {
    & .wordmark > strong {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
  ${upTo(999)} {
    & .main-menu > ul > li > a,
    & .main-menu > ul > li > details > summary {
      padding-inline: 5px;
    }
    & .main-menu a > svg {
      display: none;
    }
    & .main-menu summary {
      gap: 0;
    }
    & .attendee {
      width: 10.5rem;
    }
    & .attendee .attendee-name {
      max-width: 4.75rem;
    }
  }

  ${upTo(880)} {
    & .main-menu > ul > li > a,
    & .main-menu > ul > li > details > summary {
      padding-inline: 4px;
    }
    & .attendee {
      width: 9.25rem;
    }
    & .attendee .attendee-name {
      max-width: 4.25rem;
    }
    & .attendee :is(summary, .last-seen) {
      gap: 6px;
    }
  }

  ${upTo(limits.mobileMenu)} {
    & > div {
      justify-content: space-between;
      gap: 8px;
    }
    & .main-menu,
    & .attendee a.login {
      display: none;
    }
    & .attendee .attendee-name {
      position: absolute;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
    & .attendee {
      width: 6.75rem;
      max-width: 46vw;
    }
    & .search-link {
      margin-left: auto;
    }
  }
  ${upTo(tiny)} {
    & .wordmark > strong {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    & .attendee {
      width: auto;
    }
    & .attendee a[data-variant] {
      display: none;
    }
  }
  ${from(limits.mobileMenu + 1)} {
    & .mobile-menu {
      display: none;
    }
  }
`;
