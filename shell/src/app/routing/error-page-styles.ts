import { css } from '@emotion/react';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';

/** A page that is one number, one sentence and a way on, before the event's own line. */
export const errorPageStyles = css`
  position: relative;
  display: grid;
  align-items: center;
  min-height: min(640px, 78vh);
  padding-block: clamp(40px, 8vw, 112px) 190px;
  overflow: hidden;
  isolation: isolate;

  & .error-motif {
    position: absolute;
    z-index: -1;
    inset: auto 0 0;
    height: 150px;
    color: var(--ink);
  }
  & .error-motif > svg {
    position: absolute;
    inset: 0;
  }
  & .error-words {
    display: grid;
    justify-items: start;
    gap: clamp(16px, 2vw, 24px);
    max-width: 46rem;
  }
  & .error-status {
    margin-left: -0.04em;
    font-size: clamp(5rem, 20vw, 13rem);
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
  @media ${wideLayout} {
    & {
      padding-bottom: clamp(48px, 8vw, 112px);
    }
    & .error-motif {
      inset: 0 0 0 42%;
      height: auto;
      mask-image: linear-gradient(90deg, transparent, #000 40%);
    }
  }
  @media (max-width: 480px) {
    & .error-actions > * {
      width: 100%;
    }
    & .error-actions {
      width: 100%;
    }
  }
  @media (forced-colors: active) {
    & .error-motif {
      display: none;
    }
  }
`;
