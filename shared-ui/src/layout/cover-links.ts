import { css } from '@emotion/react';

/**
 * For a list whose items each have one link, in their heading: the link covers its item, and the item shows the focus.
 * Items need `position: relative`. `--cover-offset` moves the focus outline away from an item's content at its edge.
 */
export const coverLinks = css`
  & :is(h2, h3) > a {
    color: inherit;
    text-decoration: none;
  }
  & :is(h2, h3) > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & :is(h2, h3) > a:focus-visible {
    outline: none;
  }
  & > li:has(a:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: var(--cover-offset, 2px);
  }
`;
