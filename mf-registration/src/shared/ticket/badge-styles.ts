import { css } from '@emotion/react';

/** A badge on its lanyard: upright beside the form on wide windows, lying above it on phones. */
export const badgeStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;

  & > figcaption {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  & > .badge {
    display: grid;
    grid-template-columns: minmax(96px, 38%) minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    overflow: hidden;
    background: var(--sheet);
    border: 1px solid var(--hairline);
    border-radius: 10px;
    box-shadow: 0 16px 32px rgb(16 14 23 / 14%);
  }
  & .badge-top {
    position: relative;
    grid-column: 1 / -1;
    display: grid;
    align-content: end;
    overflow: hidden;
    isolation: isolate;
    min-height: 68px;
    padding: 26px 16px 12px;
    background: var(--paper);
    color: var(--ink);
  }
  & .badge-top > svg {
    position: absolute;
    z-index: -1;
    inset: 0;
    opacity: 0.55;
  }
  & .badge-top > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    font-size: var(--text-s);
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }
  & .badge-top > p > strong {
    font-weight: 700;
  }
  & .badge-slot {
    position: absolute;
    top: 10px;
    left: 50%;
    width: 56px;
    height: 8px;
    margin-left: -28px;
    border-radius: 4px;
    background: var(--ink);
    opacity: 0.9;
  }
  & .badge-photo {
    position: relative;
    display: grid;
    place-items: center;
    grid-row: 2 / 4;
    overflow: hidden;
    color: var(--line-strong);
    background: repeating-linear-gradient(135deg, transparent 0 11px, var(--hairline) 11px 12px);
  }
  /* A square, or taller where the words beside it are. */
  & .badge-photo::before {
    content: '';
    grid-area: 1 / 1;
    padding-top: 100%;
  }
  & .badge-photo > svg {
    grid-area: 1 / 1;
    stroke-width: 0.7;
  }
  & .badge-photo > :is(.badge-preview, span) {
    position: absolute;
    inset: 0;
    background: none;
    animation: part-appears var(--calm) both;
  }
  & .badge-preview > canvas {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & .badge-words {
    display: grid;
    gap: 2px;
    align-content: center;
    padding: 12px 16px;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & .badge-words > p {
    min-width: 0;
  }
  & .badge-name {
    margin-bottom: 4px;
    font-size: clamp(1.25rem, 6vw, 2rem);
    font-weight: 780;
    line-height: 1.02;
    letter-spacing: -0.025em;
  }
  & .badge-company {
    font-weight: 650;
  }
  & .badge-kind {
    padding: 8px 16px;
    background: var(--accent-fill);
    color: var(--on-accent);
    font-weight: 650;
    line-height: 1.3;
  }
  @media (min-width: 900px) {
    &[data-hanging] {
      margin-top: calc(-1 * clamp(32px, 4vw, 56px));
    }
    &[data-hanging]::before {
      content: '';
      z-index: 1;
      justify-self: center;
      width: 26px;
      height: 88px;
      margin-bottom: -31px;
      background: linear-gradient(
        90deg,
        var(--accent-fill) 0 9px,
        var(--accent-fill-hover) 9px 17px,
        var(--accent-fill) 17px
      );
    }
    & > .badge {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: none;
    }
    & .badge-top {
      min-height: 104px;
      padding: 32px 24px 16px;
    }
    & .badge-photo {
      grid-row: auto;
    }
    & .badge-words {
      padding: 20px 24px;
    }
    & .badge-name {
      font-size: 2.25rem;
    }
    & .badge-kind {
      padding: 12px 24px;
    }
  }
  @media (forced-colors: active) {
    & .badge-slot {
      background: CanvasText;
    }
  }
`;
