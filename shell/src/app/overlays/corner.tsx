import styled from '@emotion/styled';

/** A notice of the frame at the foot of the window: beside what is read, not over it. */
export const Corner = styled.div`
  position: fixed;
  z-index: 1000;
  inset: auto 16px calc(16px + var(--covered-below));
  max-width: 32rem;
  box-shadow: 0 12px 40px rgb(16 14 23 / 24%);
`;
