import styled from '@emotion/styled';

/** The page's column: at most 1280 px, with gutters of 16, 24 or 32 px. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`;
