import styled from '@emotion/styled';

/** A form in a popup: one column, fields at an even distance. */
export const PopupForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
`;
