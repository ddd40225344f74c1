import { css } from '@emotion/react';

/** Measures as the menu of the attendee who is signed in, whose place it holds. */
export const lastSeenStyles = css`
  & .last-seen {
    display: none;
    align-items: center;
    gap: 10px;
    min-height: 44px;
    font-weight: 600;
  }
  [data-signed-in] & .last-seen {
    display: flex;
  }
  /* Alone in its place: a login has just begun, and there is nobody to show yet. */
  & .last-seen:last-child {
    display: flex;
  }
  html:not([data-signed-in]) & .last-seen > svg {
    display: none;
  }
  & .last-seen-picture {
    display: grid;
    place-items: center;
    flex: none;
    width: 50px;
    height: 50px;
    border-radius: 50%;
    background: var(--accent-wash) var(--attendee-picture, none) center / cover;
    color: var(--accent);
    font-size: 18px;
    font-weight: 700;
    line-height: 1;
  }
  & .last-seen-picture::before {
    content: var(--attendee-initials, '');
  }
  & .last-seen > .attendee-name::before {
    content: var(--attendee-name, '');
  }
`;
