import { css } from '@emotion/react';
import { lightColours } from '@summit/contract/frame/brand';
import { wideLayout } from '../theme/layout-queries.ts';
import { fittedTitle } from './fitted-title.ts';

const short = `&:is([data-kind='speakers'], [data-kind='sponsors'], [data-kind='attendees'], [data-kind='plain'])`;
const ruled = `&:is([data-kind='speakers'], [data-kind='sponsors'], [data-kind='attendees'], [data-kind='plain'], [data-kind='about'])`;

/** All page headers; the kind decides which of them grow a picture, a rule, or a single line. */
export const pageHeaderStyles = css`
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: end;
  min-height: var(--height);
  overflow: hidden;
  isolation: isolate;

  & > div:not(.header-motif, .header-picture) {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px var(--gap);
    align-content: end;
    padding-block: 40px 32px;
  }
  & .header-words {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
    min-width: 0;
  }
  & .header-words > .lead {
    max-width: 46ch;
    text-wrap: pretty;
  }
  ${fittedTitle}
  & .header-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
    margin-top: 12px;
  }
  & .header-meta {
    color: var(--ink-soft);
  }
  & .header-motif {
    position: relative;
    z-index: -1;
    /* In a low window the action comes before the ornament. */
    flex: 1 1 clamp(40px, 20vh - 80px, 88px);
    margin-bottom: -28px;
    color: var(--ink);
    mask-image: linear-gradient(#000 50%, transparent);
  }
  & .header-motif > svg {
    position: absolute;
    inset: 0;
  }
  &[data-pictured] {
    justify-content: start;
  }
  & .header-picture {
    position: absolute;
    inset: 0;
    z-index: -1;
    /* The words stay readable on whatever picture the organisers choose. */
    &::after {
      content: '';
      position: absolute;
      inset: 0;
      background: linear-gradient(
        170deg,
        ${lightColours.ink}d9,
        ${lightColours.ink}80 34%,
        ${lightColours.ink}00 62%
      );
    }
  }
  &[data-pictured] :is(.eyebrow, .lead) {
    color: var(--ink);
  }
  &:is([data-kind='home'], [data-kind='crypto']) :is(.eyebrow, .lead) {
    color: var(--ink);
  }
  &[data-kind='home'] > div:not(.header-motif) {
    padding-block: 32px;
  }

  ${ruled} > div:not(.header-motif)::after {
    content: '';
    grid-column: 1 / -1;
    border-top: 1px solid var(--ink);
  }
  ${ruled} > div:not(.header-motif) {
    padding-block: 28px 0;
  }
  &[data-kind='agenda'] {
    border-bottom: 1px solid var(--hairline);
  }
  &[data-kind='agenda'] > div {
    align-content: center;
    padding-block: 14px;
  }
  &[data-kind='agenda'] h1 {
    font-size: clamp(1.5rem, 3vw, 2rem);
  }
  &[data-kind='agenda'] .lead {
    font-size: var(--text);
    color: var(--ink-soft);
  }

  @media ${wideLayout} {
    & {
      flex-direction: row;
    }
    & > div:not(.header-motif) {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    & .header-words {
      grid-column: 1 / span 9;
    }
    & .header-meta {
      grid-column: 10 / -1;
      align-self: end;
      text-align: right;
      padding-bottom: 0.4em;
    }
    &:has(.header-aside) .header-words {
      grid-column: 1 / span 6;
      align-self: end;
    }
    & .header-aside {
      grid-column: 7 / -1;
      grid-row: 1;
      align-self: stretch;
    }
    &[data-kind='home'] .header-words {
      grid-column: 1 / span 8;
      gap: 20px;
    }
    &[data-kind='home'] > div:not(.header-motif) {
      align-content: center;
      padding-block: 48px;
    }
    & .header-motif {
      position: absolute;
      inset: 0 0 0 38%;
      margin: 0;
      mask-image: linear-gradient(90deg, transparent, #000 34%);
    }
    &[data-pictured] {
      align-items: start;
    }
    &[data-pictured] > div:not(.header-picture) {
      padding-block: 64px;
    }
    &[data-kind='about'] .header-words:has(> .lead + .header-actions) {
      grid-template-columns: minmax(0, 1fr) auto;
      align-items: end;
      column-gap: 48px;
    }
    &[data-kind='about'] .header-words:has(> .lead + .header-actions) > :is(.eyebrow, h1) {
      grid-column: 1 / -1;
    }
    ${short} .header-words:has(> .lead) {
      grid-column: 1 / -1;
      grid-template-columns: minmax(0, auto) minmax(0, min(30rem, 38%));
      column-gap: 48px;
      justify-content: space-between;
      align-items: end;
    }
    ${short} .header-words > .eyebrow {
      grid-column: 1 / -1;
    }
    ${short} .lead {
      font-size: var(--text);
      line-height: 1.45;
      color: var(--ink-soft);
      padding-bottom: 0.5em;
    }
    &[data-kind='agenda'] .header-words {
      grid-column: 1 / -1;
      display: flex;
      align-items: baseline;
      gap: 24px;
    }
  }
  @media (forced-colors: active) {
    & .header-motif {
      display: none;
    }
  }
  @media print {
    min-height: 0;
    & .header-motif,
    & .back-link {
      display: none;
    }
    &[data-kind] > div:not(.header-motif) {
      padding-block: 0 12px;
    }
  }
`;
