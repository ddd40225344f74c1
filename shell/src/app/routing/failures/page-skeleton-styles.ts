import { css } from '@emotion/react';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';

/** As high as the window: the footer must not be seen where the page will push it away. */
export const pageSkeletonStyles = css`
  min-height: 100vh;

  & .header-shape {
    display: flex;
    flex-direction: column;
    justify-content: end;
    min-height: var(--height);
    padding-block: 28px 20px;
    margin-bottom: clamp(24px, 4vw, 48px);
  }
  &[data-shape='rows'] .header-shape {
    justify-content: center;
    padding-block: 14px;
  }
  & .form-shape {
    max-width: 40rem;
  }
  @media (scripting: none) {
    min-height: 0;
  }
  @media ${wideLayout} {
    & .words-shape {
      display: grid;
      grid-template-columns: 1fr 2fr;
      gap: 32px;
    }
  }
`;
