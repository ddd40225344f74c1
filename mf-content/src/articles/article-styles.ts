import { css } from '@emotion/react';

/** The picture as wide as the page, and below it a column to read, set like a magazine's. */
export const articleStyles = css`
  padding-bottom: var(--section);
  & > figure {
    margin-bottom: clamp(32px, 5vw, 72px);
  }
  & .article-text {
    max-width: 42rem;
    margin-inline: auto;
    font-size: var(--text-l);
    line-height: 1.55;
    overflow-wrap: anywhere;
  }
  & .article-text > div > p:first-of-type::first-letter {
    float: left;
    padding: 0.06em 0.1em 0 0;
    font-size: 3.6em;
    font-weight: 780;
    line-height: 0.78;
    color: var(--accent);
  }
  & .article-text blockquote {
    font-size: var(--h3);
    border: 0;
    padding: 24px 0;
    margin-block: 1.4em;
    border-block: 1px solid var(--hairline);
  }
  & .article-excerpt {
    font-size: var(--h3);
    font-weight: 600;
    line-height: 1.35;
    letter-spacing: -0.015em;
  }
  @media print {
    & > figure {
      max-width: 12cm;
    }
  }
`;

/** The newest article large, the others as lines with a small picture. */
export const listStyles = css`
  & .newest {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 24px var(--gap);
    position: relative;
    padding-bottom: clamp(32px, 5vw, 72px);
  }
  & .newest h2 {
    font-size: var(--h2);
  }
  & .newest p + p,
  & .newest h2 + p {
    margin-top: 16px;
  }
  & .byline {
    font-size: var(--text-s);
    font-weight: 600;
    color: var(--ink-soft);
    font-variant-numeric: tabular-nums;
  }
  & .older {
    list-style: none;
    padding: 0;
    border-bottom: 1px solid var(--ink);
  }
  & .older > li {
    position: relative;
    display: grid;
    grid-template-columns: 88px minmax(0, 1fr);
    gap: 8px var(--gap);
    padding-block: 24px;
    border-top: 1px solid var(--ink);
    overflow-wrap: anywhere;
  }
  & .older h2 {
    font-size: var(--h4);
  }
  & .older .byline {
    grid-column: 2;
    font-size: var(--text-s);
  }
  & .older p {
    margin-top: 8px;
    max-width: 60ch;
    color: var(--ink-soft);
  }
  & :is(.newest, .older > li) h2 > a {
    color: var(--ink);
    text-decoration: none;
  }
  & :is(.newest, .older > li) h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & :is(.newest, .older > li):hover h2 > a {
    color: var(--accent);
  }
  & :is(.newest, .older > li):has(a:focus-visible) {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  & h2 > a:focus-visible {
    outline: none;
  }
  @media (min-width: 900px) {
    & .newest {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
      align-items: end;
    }
    & .older > li {
      grid-template-columns: 180px minmax(0, 6fr) minmax(0, 3fr);
    }
    & .older .byline {
      grid-column: 3;
      grid-row: 1;
      margin: 0;
      text-align: right;
    }
  }
`;
