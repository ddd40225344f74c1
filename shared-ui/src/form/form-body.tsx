import styled from '@emotion/styled';

/** A form's column: fields below each other, at most 738 px wide. Render with `<FormBody {...form.formProps}>`. */
export const FormBody = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 738px;
`;

/** Two short fields beside each other where there is room. */
export const FieldPair = styled.div`
  display: grid;
  gap: 24px;
  align-items: start;
  @media (min-width: 600px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px 16px;
  }
`;
