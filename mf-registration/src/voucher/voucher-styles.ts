import { css } from '@emotion/react';

/** A ticket with a stub: the gift on one side of the perforation, how to use it on the other. */
export const voucherStyles = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  max-width: 1080px;
  overflow: hidden;
  overflow-wrap: anywhere;
  isolation: isolate;
  background: var(--paper);
  color: var(--ink);
  border-radius: var(--radius);

  & > .voucher-motif {
    position: absolute;
    z-index: -1;
    inset: 0;
    opacity: 0.45;
    mask-image: linear-gradient(160deg, transparent 35%, #000);
  }
  &:not([data-good]) > .voucher-gift {
    opacity: 0.7;
  }
  & > .voucher-gift {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
    align-content: end;
    min-height: 280px;
    padding: clamp(24px, 4vw, 48px);
  }
  & .voucher-percent {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 4px;
    font-weight: 600;
  }
  & .voucher-percent > strong {
    font-size: var(--display);
    font-weight: 780;
    line-height: 0.9;
    letter-spacing: -0.05em;
    font-variant-numeric: tabular-nums;
  }
  & .voucher-gift > p:last-of-type {
    max-width: 46ch;
  }
  & > .voucher-stub {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 20px;
    align-content: center;
    padding: clamp(24px, 4vw, 48px);
    border-top: 2px dashed var(--line-strong);
  }
  & dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
  & dt {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & .voucher-code {
    font-size: clamp(1.5rem, 2.4vw, 2.125rem);
    font-weight: 720;
    line-height: 1.1;
    letter-spacing: 0.02em;
    overflow-wrap: anywhere;
    user-select: all;
  }
  & .voucher-actions {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  & .voucher-note {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    & > .voucher-gift {
      min-height: 420px;
    }
    & > .voucher-stub {
      border-top: 0;
      border-left: 2px dashed var(--line-strong);
    }
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
