import { css } from '@emotion/react';
import { wideLayout } from '../theme/layout-queries.ts';

/** The whole window, dark in both themes: the picture, what it shows, and the way to the next. */
export const lightboxStyles = css`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  background: #0b0a10;
  color: #f5f2ea;
  outline: none;
  animation: part-appears var(--calm) ease-out;

  & > header,
  & > footer {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 10px var(--gutter);
  }
  & > header > p {
    display: flex;
    align-items: baseline;
    gap: 12px;
    min-width: 0;
    font-variant-numeric: tabular-nums;
  }
  & > header strong {
    font-size: var(--h3);
    line-height: 1;
    letter-spacing: -0.02em;
  }
  & > header span {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
    color: #b0acba;
  }
  & button {
    display: grid;
    place-items: center;
    flex: none;
    width: 48px;
    height: 48px;
    padding: 0;
    color: inherit;
    background: none;
    border: 1px solid rgb(245 242 234 / 35%);
    border-radius: 50%;
    transition: border-color var(--quick);
  }
  & button:hover {
    border-color: currentColor;
  }
  & :focus-visible {
    outline: 3px solid #f5f2ea;
    outline-offset: 3px;
    border-radius: 50%;
  }
  & > img {
    width: 100%;
    height: 100%;
    min-height: 0;
    object-fit: contain;
  }
  & > footer {
    align-items: center;
    border-top: 1px solid rgb(245 242 234 / 20%);
  }
  & > footer > p {
    flex: 1;
    text-align: center;
    text-wrap: balance;
    max-height: 30vh;
    overflow-y: auto;
  }
  @media ${wideLayout} {
    & > header,
    & > footer {
      padding: 20px 40px;
    }
    & > img {
      padding-inline: 40px;
    }
  }
  @media (forced-colors: active) {
    & button {
      border-color: ButtonText;
    }
  }
`;
