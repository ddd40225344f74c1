import { css } from '@emotion/react';

/** A place to drop a picture, which is one large button at the same time: the invisible input lies over all of it. */
export const pictureFieldStyles = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: center;
  gap: 8px;
  min-height: 240px;
  padding: 24px 16px;
  overflow: hidden;
  background: var(--sheet);
  border: 1.5px dashed var(--line-strong);
  border-radius: var(--radius);
  text-align: center;
  transition:
    background-color var(--quick),
    border-color var(--quick);

  & > input {
    position: absolute;
    z-index: 1;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
  }
  &:hover,
  &[data-over] {
    border-color: var(--accent);
  }
  &[data-over] {
    border-style: solid;
    background: var(--accent-wash);
  }
  &[data-invalid] {
    border-color: var(--danger);
  }
  &:focus-within {
    outline: 3px solid var(--accent);
    outline-offset: 2px;
  }
  & > .picture-action {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    min-height: 48px;
    max-width: 100%;
    padding: 10px 22px;
    border: 1.5px solid currentColor;
    border-radius: var(--radius);
    font-weight: 650;
    line-height: 1.2;
    transition:
      background-color var(--quick),
      color var(--quick);
  }
  & > .picture-action > svg {
    flex: none;
  }
  & > input:hover ~ .picture-action {
    background: var(--ink);
    color: var(--paper);
  }
  & > :is(.picture-drop, .picture-status) {
    font-size: var(--text-s);
    color: var(--ink-soft);
  }
  & > .picture-name {
    max-width: 100%;
    overflow-wrap: anywhere;
    font-size: var(--text-s);
    font-weight: 600;
  }
  & > progress {
    position: absolute;
    inset: auto 0 0;
    appearance: none;
    width: 100%;
    height: 6px;
    border: 0;
    background: var(--hairline);
    color: var(--accent);
  }
  & > progress::-webkit-progress-bar {
    background: var(--hairline);
  }
  & > progress::-webkit-progress-value {
    background: var(--accent);
    transition: inline-size var(--quick);
  }
  & > progress::-moz-progress-bar {
    background: var(--accent);
  }
  /* Nothing is dropped on a phone. */
  @media (hover: none) {
    min-height: 132px;
    & > .picture-drop {
      display: none;
    }
  }
  @media (forced-colors: active) {
    & > .picture-action {
      border-color: ButtonText;
    }
    & > progress {
      forced-color-adjust: none;
    }
  }
`;
