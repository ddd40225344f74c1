import styled from '@emotion/styled';

/** The invoices below each other, as wide as a sheet of paper. */
export const InvoiceList = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(24px, 4vw, 48px);
  max-width: 860px;
  min-height: 60vh;
  align-content: start;
  padding-block: clamp(24px, 4vw, 56px) var(--section);
  @media print {
    max-width: none;
    min-height: 0;
    padding-block: 0;
  }
`;
