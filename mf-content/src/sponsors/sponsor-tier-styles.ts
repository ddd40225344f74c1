import { css } from '@emotion/react';
import { coverLinks } from '@summit/shared-ui/layout/cover-links';

/** A tier: its name as large as its rank, and a wall of logos in as many columns. */
export const sponsorTierStyles = css`
  --columns: 5;
  --logo: 40px;
  padding-block: 20px clamp(32px, 5vw, 64px);

  &[data-rank='1'] {
    --columns: 2;
    --logo: 104px;
  }
  &[data-rank='2'] {
    --columns: 3;
    --logo: 72px;
  }
  &[data-rank='3'] {
    --columns: 4;
    --logo: 52px;
  }
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 24px;
    margin-bottom: 16px;
  }
  & > header > h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > header > p {
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  /* One hairline between two neighbours, whatever the number in the last row. */
  & > ul {
    ${coverLinks}
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    list-style: none;
    padding: 1px 0 0 1px;
  }
  &[data-rank='1'] > ul {
    grid-template-columns: minmax(0, 1fr);
  }
  & > ul > li {
    position: relative;
    display: flex;
    flex-direction: column;
    min-width: 0;
    margin: -1px 0 0 -1px;
    padding: 14px clamp(12px, 1.4vw, 20px);
    overflow-wrap: anywhere;
    border: 1px solid var(--hairline);
    background: var(--sheet);
  }
  & > ul > li:hover {
    z-index: 1;
    border-color: var(--ink);
  }
  & .logo {
    flex: 1;
    display: grid;
    place-items: center;
    min-height: calc(var(--logo) + 56px);
    font-size: var(--h3);
    font-weight: 750;
    text-align: center;
  }
  & .logo > img {
    width: auto;
    height: var(--logo);
    max-width: 100%;
    object-fit: contain;
  }
  [data-theme='dark'] & .logo > img {
    filter: invert(1);
  }
  @media (prefers-color-scheme: dark) {
    html:not([data-theme]) & .logo > img {
      filter: invert(1);
    }
  }
  & .about {
    max-width: 52ch;
    margin-bottom: 12px;
  }
  & .facts {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 12px;
    color: var(--ink-soft);
    font-size: var(--text-s);
    font-variant-numeric: tabular-nums;
  }
  & .facts > h3 {
    color: var(--ink);
    font-size: inherit;
    font-weight: 650;
    letter-spacing: 0;
  }
  @media (min-width: 600px) {
    & .logo {
      min-height: calc(var(--logo) * 1.5 + 48px);
    }
    & > ul,
    &[data-rank='1'] > ul {
      grid-template-columns: repeat(min(var(--columns), 3), minmax(0, 1fr));
    }
    &[data-rank='1'] > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  @media (min-width: 1000px) {
    & > ul {
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
  }
`;
