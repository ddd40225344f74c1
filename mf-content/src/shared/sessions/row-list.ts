import { css } from '@emotion/react';

/** A list whose entries stand in rows without markers: one column, until a media query gives it more. */
export const rowList = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 var(--gap);
  list-style: none;
  overflow-wrap: anywhere;
  padding: 0;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
  }
`;
