import { css } from '@emotion/react';

/** A tier: its name as large as its rank, and its sponsors in as many columns. */
export const sponsorTierStyles = css`
  --columns: 4;
  --logo: 30px;
  padding-block: 20px clamp(32px, 5vw, 64px);
  border-top: 1px solid var(--ink);

  &[data-rank='1'] {
    --columns: 2;
    --logo: 64px;
  }
  &[data-rank='2'] {
    --columns: 3;
    --logo: 48px;
  }
  &[data-rank='3'] {
    --columns: 3;
    --logo: 38px;
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 24px;
    margin-bottom: 24px;
  }
  & > header > h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > header > p {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & > ul {
    display: grid;
    gap: 40px var(--gap);
    list-style: none;
    padding: 0;
  }
  & > ul > li {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    align-content: start;
    gap: 8px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & .logo {
    display: flex;
    align-items: center;
    height: calc(var(--logo) + 24px);
    margin-bottom: 4px;
    font-weight: 750;
    overflow: hidden;
  }
  & .logo > img {
    width: auto;
    height: var(--logo);
    max-width: 100%;
    object-fit: contain;
    object-position: 0 50%;
  }
  [data-theme='dark'] & .logo > img {
    filter: invert(1);
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme]) & .logo > img {
      filter: invert(1);
    }
  }
  & h3 {
    font-size: var(--h4);
  }
  &[data-rank='1'] h3 {
    font-size: var(--h3);
  }
  & h3 > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    color: inherit;
  }
  & li > p {
    max-width: 48ch;
  }
  & .facts {
    grid-row: 4;
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 600px) {
    & > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 900px) {
    & > ul {
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
  }
`;
