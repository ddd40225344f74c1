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
  /* One hairline between two neighbours; whatever their number, the sponsors of the last row fill it. */
  & > ul {
    ${coverLinks}
    display: flex;
    flex-wrap: wrap;
    list-style: none;
    padding: 1px 0 0 1px;
  }
  & > ul > li {
    --across: 2;
    position: relative;
    flex: 1 0 calc(100% / var(--across));
    display: flex;
    flex-direction: column;
    min-width: 0;
    margin: -1px 0 0 -1px;
    padding: 14px clamp(12px, 1.4vw, 20px);
    overflow-wrap: anywhere;
    border: 1px solid var(--hairline);
    background: var(--sheet);
  }
  &[data-rank='1'] > ul > li {
    --across: 1;
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
    & > ul > li {
      --across: min(var(--columns), 3);
    }
    &[data-rank='1'] > ul > li {
      --across: 2;
    }
  }
  @media (min-width: 1000px) {
    & > ul > li {
      --across: var(--columns);
    }
  }
`;
