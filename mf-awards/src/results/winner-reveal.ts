import { css } from '@emotion/react';

/**
 * A leaf of gold slides off each winner as it scrolls into view, without script: only where the browser has scroll-driven
 * animation and motion is welcome. Elsewhere, in print and with forced colours the winner is simply there.
 */
export const winnerReveal = css`
  position: relative;
  @media screen and (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      /* Not hidden: that would make it the scrolling box that the animation follows. */
      overflow: clip;
      &::after {
        content: '';
        position: absolute;
        inset: 0;
        background: var(--gold-fill);
        transform: scaleX(0);
        transform-origin: right;
        pointer-events: none;
        animation: gold-leaf-slides linear both;
        animation-timeline: view();
        animation-range: entry 60% cover 34%;
      }
    }
  }
  @media (forced-colors: active) {
    &::after {
      display: none;
    }
  }
  @keyframes gold-leaf-slides {
    from {
      transform: none;
    }
  }
`;
