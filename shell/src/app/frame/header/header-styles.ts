import { css } from '@emotion/react';
import { disclosedStyles } from './disclosed-styles.ts';
import { lastSeenStyles } from './last-seen-styles.ts';
import { from, narrowHeaderStyles, upTo } from './narrow-header-styles.ts';

/** The bar: 64 or 72 px high, so that nothing moves when its contents do. */
export const headerStyles = css`
  position: sticky;
  z-index: 100;
  top: 0;
  background: var(--paper);
  border-bottom: 1px solid var(--hairline);

  & > div {
    display: flex;
    align-items: center;
    gap: clamp(12px, 2vw, 32px);
    height: var(--bar-height);
  }
  & a {
    color: inherit;
    text-decoration: none;
  }

  /* Where it does not fit beside the mark, the name goes to a second line that nobody sees. */
  & .wordmark {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: 10px;
    align-content: flex-start;
    min-width: 32px;
    height: 44px;
    overflow: hidden;
  }
  & .wordmark > svg {
    flex: none;
    margin-block: 10px;
  }
  & .wordmark > strong {
    font-size: 1.375rem;
    font-weight: 800;
    letter-spacing: -0.035em;
    line-height: 44px;
  }
  & .wordmark > small {
    max-width: 5em;
    padding-left: 12px;
    border-left: 1px solid var(--hairline);
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1.2;
    color: var(--ink-soft);
  }
  ${upTo(1099)} {
    & .wordmark > small {
      display: none;
    }
  }

  & .main-menu {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    flex: 1;
    min-width: 0;
  }
  & .main-menu > ul {
    display: flex;
    align-items: center;
  }
  & :is(.main-menu, .mobile-menu, .attendee) :is(a:not([data-variant]), summary) {
    display: flex;
    align-items: center;
    gap: 4px;
    min-height: 44px;
    font-size: var(--text-s);
    font-weight: 600;
    white-space: nowrap;
    cursor: pointer;
  }
  & :is(a, summary) > svg {
    flex: none;
  }
  & .main-menu > ul > li > a,
  & .main-menu > ul > li > details > summary {
    padding-inline: clamp(6px, 0.9vw, 14px);
  }
  ${from(1200)} {
    & :is(.main-menu, .attendee) :is(a:not([data-variant]), summary) {
      font-size: 1rem;
    }
  }
  & .entry-words {
    background: linear-gradient(var(--accent), var(--accent)) 0 100% / 0 2px no-repeat;
    padding-block: 4px;
    transition: background-size var(--calm) var(--ease);
  }
  & :is(a, summary):hover > .entry-words,
  & [aria-current] > .entry-words,
  & details[open] > summary > .entry-words {
    background-size: 100% 2px;
  }
  & .social-links {
    display: flex;
  }
  & .social-links a {
    justify-content: center;
    width: 44px;
    color: var(--ink-soft);
  }
  & .social-links a:hover {
    color: var(--accent);
  }
  ${upTo(1359)} {
    & .main-menu > .social-links {
      display: none;
    }
  }

  & .search-link {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    width: 44px;
    height: 44px;
  }
  & .search-link:is(:hover, [aria-current]) {
    color: var(--accent);
  }

  & .attendee {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: clamp(8px, 1.4vw, 20px);
    flex: none;
    width: 12.5rem;
    height: 50px;
  }
  & .attendee-name {
    max-width: 7rem;
    overflow: hidden;
    font-size: var(--text-s);
    line-height: 1.2;
    white-space: pre;
    text-overflow: ellipsis;
  }
  & .attendee .submenu > summary {
    gap: 10px;
  }
  & .attendee .login:hover {
    color: var(--accent);
  }

  ${lastSeenStyles}
  ${disclosedStyles}
  ${narrowHeaderStyles}
`;
