import styled from '@emotion/styled';

/** Folded filters, and beside their button the choices that are always in view; below the form while it is open. */
export const FilterBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > nav {
    flex: 1 1 0;
  }
  & > details[open] + nav {
    flex-basis: 100%;
  }
`;
