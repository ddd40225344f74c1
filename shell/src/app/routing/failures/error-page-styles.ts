import { css } from '@emotion/react';

/** A page that is one number, one sentence and a way on. */
export const errorPageStyles = css`
  display: grid;
  align-items: center;
  min-height: min(640px, 78vh);
  padding-block: clamp(40px, 8vw, 112px);

  & .error-words {
    display: grid;
    justify-items: start;
    gap: clamp(16px, 2vw, 24px);
    max-width: 46rem;
  }
  & .error-status {
    margin-left: -0.04em;
    font-size: clamp(6rem, 28vw, 20rem);
    font-weight: 820;
    line-height: 0.8;
    letter-spacing: -0.06em;
    color: var(--accent);
  }
  & .error-status[data-word='true'] {
    font-size: clamp(3.5rem, 14vw, 9rem);
    letter-spacing: -0.03em;
  }
  & .error-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 8px;
  }
  @media (max-width: 480px) {
    & .error-actions > * {
      width: 100%;
    }
    & .error-actions {
      width: 100%;
    }
  }
`;
