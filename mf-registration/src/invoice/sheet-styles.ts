import { css } from '@emotion/react';

/** A sheet of paper with the season's mark at its head. */
export const sheetStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(20px, 3vw, 32px);
  padding: clamp(20px, 5vw, 56px);
  background: var(--sheet);
  border: 1px solid var(--hairline);
  border-top: 6px solid var(--accent);
  border-radius: 6px;
  overflow-wrap: anywhere;

  & h2 {
    font-size: var(--h2);
    line-height: 1.05;
  }
  & h3,
  & dt,
  & thead th {
    font-size: var(--text-s);
    font-weight: 500;
    color: var(--ink-soft);
  }
  & .invoice-facts {
    display: flex;
    flex-wrap: wrap;
    gap: 12px 32px;
    margin: 0;
  }
  & dd {
    margin: 0;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  & .invoice-parties {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
    gap: 20px 32px;
  }
  & table {
    width: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  & th,
  & td {
    padding: 10px 0;
    border-bottom: 1px solid var(--hairline);
    text-align: left;
    font-weight: 400;
    vertical-align: baseline;
  }
  & tr > :last-child {
    padding-left: 16px;
    text-align: right;
    white-space: nowrap;
  }
  & .invoice-total > * {
    border-bottom: 0;
    padding-top: 16px;
    font-size: var(--text-l);
    font-weight: 720;
  }
  & .invoice-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  @media print {
    padding: 0;
    border: 0;
    break-inside: avoid;
    &:not(:last-of-type) {
      break-after: page;
    }
  }
`;
