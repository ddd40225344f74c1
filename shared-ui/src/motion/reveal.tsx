import styled from '@emotion/styled';

/** A short rise as the element scrolls into view, where the browser can do it without script; otherwise it is simply there. */
export const Reveal = styled.div`
  @media (prefers-reduced-motion: no-preference) {
    @supports (animation-timeline: view()) {
      animation: part-rises linear both;
      animation-timeline: view();
      animation-range: entry 0% entry 45%;
    }
  }
  @keyframes part-rises {
    from {
      transform: translateY(24px);
    }
  }
`;
