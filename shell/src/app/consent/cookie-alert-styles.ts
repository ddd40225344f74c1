import { css } from '@emotion/react';
import { mobileLayout } from '@summit/shared-ui/theme/layout-queries';

/** Lies over the lower edge of the page, so that nothing moves when it comes or goes. */
export const cookieAlertStyles = css`
  position: fixed;
  z-index: 900;
  inset: auto 0 var(--below-alert, 0px);
  padding: 14px var(--gutter) max(14px, env(safe-area-inset-bottom));
  border-top: 1px solid var(--hairline);

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 32px;
    max-width: var(--page);
    margin-inline: auto;
  }
  & p {
    flex: 1 1 28rem;
    max-width: 74ch;
    font-size: var(--text-s);
    line-height: 1.45;
  }
  & p a {
    color: inherit;
    white-space: nowrap;
  }
  & .cookie-answers {
    display: flex;
    flex-wrap: wrap;
    gap: 10px;
  }
  @media ${mobileLayout} {
    padding-top: 10px;

    & > div {
      row-gap: 8px;
    }
    & p {
      flex-basis: 100%;
      font-size: 0.8125rem;
      line-height: 1.35;
    }
    & .cookie-answers > button {
      padding-inline: 8px;
    }
    & .cookie-answers {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
      width: 100%;
    }
  }
  @media print {
    display: none;
  }
`;
