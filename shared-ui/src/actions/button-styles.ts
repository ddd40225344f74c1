import { css } from '@emotion/react';

/** Buttons and the links that look like them. */
export const buttonStyles = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  max-width: 100%;
  min-height: 48px;
  padding: 10px 22px;
  overflow: hidden;
  border: 1.5px solid transparent;
  border-radius: var(--radius);
  font-weight: 650;
  line-height: 1.2;
  letter-spacing: -0.005em;
  text-align: center;
  text-decoration: none;
  font-variant-numeric: tabular-nums;
  touch-action: manipulation;
  transition:
    background-color var(--quick),
    border-color var(--quick),
    color var(--quick);

  @media print {
    display: none;
  }
  & > .button-words {
    min-width: 0;
  }
  &[data-variant='primary'] {
    background: var(--button-ground, var(--accent-fill));
    color: var(--button-ink, var(--on-accent));
  }
  &[data-variant='primary']:hover {
    background: var(--button-ground, var(--accent-fill-hover));
  }
  &[data-variant='secondary'] {
    border-color: currentColor;
    background: transparent;
    color: var(--ink);
  }
  &[data-variant='secondary']:hover {
    background: var(--ink);
    border-color: var(--ink);
    color: var(--paper);
  }
  &[data-variant='quiet'] {
    padding-inline: 12px;
    background: transparent;
    color: var(--ink);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }
  &[data-variant='quiet']:hover {
    background: var(--wash);
  }
  &[data-variant='gold'] {
    background: var(--gold-fill);
    color: var(--on-gold);
  }
  &[data-variant='gold']:hover {
    filter: brightness(1.08);
  }
  &[data-size='large'] {
    min-height: 60px;
    padding: 14px 30px;
    font-size: 1.1875rem;
  }
  &[data-size='small'] {
    min-height: 44px;
    padding: 8px 16px;
    font-size: var(--text-s);
  }
  &[data-wide='true'] {
    width: 100%;
  }
  & > svg {
    flex: none;
    transition: transform var(--quick) var(--ease);
  }
  &:hover > svg:last-child:not(:first-child) {
    transform: translateX(3px);
  }
  &:active {
    transform: translateY(1px);
  }
  &:is(:disabled, [data-busy='true']) {
    cursor: not-allowed;
    transform: none;
  }
  &:disabled {
    border: 1.5px dashed var(--line-strong);
    background: transparent;
    color: var(--ink-soft);
  }
  &:disabled:hover {
    background: transparent;
    color: var(--ink-soft);
    border-color: var(--line-strong);
  }
  & > .button-pulse {
    position: absolute;
    left: 0;
    right: 0;
    bottom: 0;
    height: 4px;
    background: currentColor;
    transform-origin: 0 50%;
    animation: button-works 1200ms var(--ease) infinite;
  }
  @keyframes button-works {
    0% {
      transform: scaleX(0);
    }
    60% {
      transform: scaleX(1);
      opacity: 1;
    }
    100% {
      transform: scaleX(1);
      opacity: 0;
    }
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
