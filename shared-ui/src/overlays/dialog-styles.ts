import { css } from '@emotion/react';
import { mobileLayout, wideLayout } from '../theme/layout-queries.ts';

/** The dialog's sheet: centred on wide windows; below 768 px a form has the whole window, a message its lower part. */
export const dialogStyles = css`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  overflow: hidden;
  background: var(--sheet);
  color: var(--ink);
  outline: none;
  animation: dialog-rises var(--calm) var(--ease);

  & > header {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: 16px;
    padding: 20px var(--gutter) 16px;
    border-bottom: 1px solid var(--ink);
  }
  & > header > h2 {
    font-size: var(--h3);
    padding-top: 8px;
  }
  & > header > button {
    display: grid;
    place-items: center;
    flex: none;
    width: 44px;
    height: 44px;
    margin: -2px -8px 0 0;
    border: 0;
    border-radius: var(--radius);
    background: none;
  }
  & > header > button:hover {
    background: var(--wash);
  }
  & > .dialog-body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px;
    align-content: start;
    flex: 1;
    padding: 24px var(--gutter) 32px;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
  & .dialog-lead {
    color: var(--ink-soft);
    max-width: 60ch;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    padding: 16px var(--gutter);
    border-top: 1px solid var(--hairline);
  }
  @keyframes dialog-rises {
    from {
      opacity: 0;
      transform: translateY(16px);
    }
  }
  @media ${mobileLayout} {
    &:not(:has(form)) {
      top: auto;
      max-height: 100%;
      border-top: 1px solid var(--ink);
      box-shadow: 0 -24px 60px rgb(16 14 23 / 30%);
    }
    & > footer > * {
      flex: 1 1 auto;
    }
  }
  @media ${wideLayout} {
    width: min(var(--width), 100% - 64px);
    height: fit-content;
    max-height: calc(100% - 64px);
    margin: auto;
    border: 1px solid var(--hairline);
    border-radius: var(--radius);
    box-shadow: 0 32px 80px rgb(16 14 23 / 30%);
    & > header {
      padding: 28px 48px 20px;
    }
    & > .dialog-body {
      padding: 32px 48px 48px;
    }
    & > footer {
      padding: 20px 48px;
    }
  }
  @media (forced-colors: active) {
    border: 2px solid CanvasText;
  }
`;
