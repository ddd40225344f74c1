import styled from '@emotion/styled';

/** A form and, beside it on wide windows, its aside. */
export const StepBody = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(32px, 4vw, 64px);
  align-items: start;
  & > aside {
    display: grid;
    gap: 24px;
    border-top: 1px solid var(--ink);
    padding-top: 20px;
  }
  & > aside > h2 {
    font-size: var(--h3);
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 738px) minmax(260px, 1fr);
    & > aside {
      position: sticky;
      top: calc(var(--bar-height) + 24px);
    }
  }
`;
