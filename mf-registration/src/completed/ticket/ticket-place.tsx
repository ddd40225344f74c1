import styled from '@emotion/styled';

/** Where the ticket lies: over the lower edge of the band above it. */
export const TicketPlace = styled.div`
  position: relative;
  margin-top: clamp(-172px, -12vw, -108px);
  padding-bottom: var(--section);
  @media print {
    margin-top: 0;
    padding-bottom: 0;
  }
`;
