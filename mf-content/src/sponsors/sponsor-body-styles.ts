import { css } from '@emotion/react';
import { wideLayout } from '@summit/shared-ui/theme/layout-queries';

/** A sponsor's page in two columns. */
export const sponsorBodyStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px var(--gap);
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 24px;
    min-width: 0;
  }
  & > .what {
    gap: 56px;
  }
  & .logo {
    display: grid;
    place-items: center;
    aspect-ratio: 16 / 10;
    padding: 32px;
    border: 1px solid var(--hairline);
    border-radius: var(--radius);
    background: var(--sheet);
    font-size: var(--h2);
    font-weight: 750;
    overflow-wrap: anywhere;
  }
  & .logo > img {
    width: 100%;
    height: 100%;
    min-height: 0;
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
  & .stand {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 16px;
  }
  & .stand > span {
    flex-basis: 100%;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  & .stand > b {
    font-size: var(--figure);
    font-weight: 800;
    line-height: 1;
    letter-spacing: -0.03em;
  }
  & .description {
    max-width: 40em;
    font-size: var(--h3);
    font-weight: 450;
    line-height: 1.4;
    letter-spacing: -0.01em;
  }
  & section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
  & .faces {
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  }
  & .names {
    columns: 16rem auto;
    column-gap: var(--gap);
    list-style: none;
    padding: 0;
  }
  & .names > li {
    break-inside: avoid;
    padding-block: 8px;
  }
  & .names small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-s);
  }
  @media ${wideLayout} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    & > .who {
      position: sticky;
      top: calc(var(--bar-height) + 24px);
      align-self: start;
    }
  }
`;
