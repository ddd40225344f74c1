import { css } from '@emotion/react';

/** The footer draws with its mood's own colours: see `data-footer-mood` in the design system. */
export const footerStyles = css`
  position: relative;
  overflow: hidden;
  padding-block: clamp(48px, 7vw, 104px) 24px;
  background: var(--footer-ground);
  border-top: 1px solid var(--footer-line);
  color: var(--footer-ink);

  & a {
    color: inherit;
    text-decoration-color: var(--footer-line);
  }
  & a:hover {
    text-decoration-color: currentColor;
  }
  & :focus-visible {
    outline-color: var(--footer-ink);
  }

  & .footer-motif {
    --accent: var(--footer-accent);
    position: absolute;
    inset: 0 0 auto;
    height: clamp(120px, 20vw, 280px);
    color: var(--footer-line);
    pointer-events: none;
  }
  & > div:last-child {
    position: relative;
  }

  & .footer-opening {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: 16px 48px;
    padding-bottom: clamp(24px, 4vw, 48px);
    border-bottom: 1px solid var(--footer-line);
  }
  & .footer-logo {
    margin-left: -0.05em;
    font-size: min(clamp(3.5rem, 15vw, 12.5rem), 25vw);
    font-weight: 820;
    line-height: 0.82;
    letter-spacing: -0.055em;
    text-decoration: none;
  }
  & .footer-when {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
    font-size: var(--h3);
    font-weight: 650;
    line-height: 1.25;
    letter-spacing: -0.015em;
  }

  & .footer-columns {
    display: grid;
    grid-template-columns: minmax(0, 6fr) minmax(0, 4fr) minmax(0, 2fr);
    gap: 32px var(--gap);
    padding-block: clamp(24px, 4vw, 48px);
  }
  & .footer-text {
    max-width: 32ch;
    font-size: var(--text-l);
    line-height: 1.4;
  }
  & address {
    display: grid;
    align-content: start;
    font-style: normal;
  }
  & :is(address, ul) a {
    display: inline-flex;
    align-items: center;
    max-width: 100%;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
  & .footer-columns ul {
    margin-top: -10px;
  }

  & .footer-index {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 24px var(--gap);
    padding-block: clamp(24px, 4vw, 48px);
    border-top: 1px solid var(--footer-line);
  }
  & .footer-index h2 {
    margin-bottom: 4px;
    color: var(--footer-soft);
    font-size: var(--text-s);
    font-weight: 600;
    letter-spacing: 0;
    line-height: 1.5;
  }
  & .footer-index a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    text-decoration-color: transparent;
  }
  & .footer-index a:hover {
    text-decoration-color: currentColor;
  }

  & .footer-close {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 8px 24px;
    min-height: 60px;
    padding-top: 16px;
    border-top: 1px solid var(--footer-line);
    color: var(--footer-soft);
  }
  & .social-links {
    display: flex;
    margin-inline: -12px;
  }
  & .social-links a {
    justify-content: center;
    width: 44px;
    color: var(--footer-ink);
  }
  /* In em, so that columns become rows for those who read with large text, too. */
  @media (max-width: 48em) {
    & .footer-columns {
      grid-template-columns: minmax(0, 1fr);
    }
    & .footer-index {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
    }
  }
  @media print {
    display: none;
  }
`;
