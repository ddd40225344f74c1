import { css } from '@emotion/react';

export const ruleStyles = css`
  padding-block: clamp(40px, 7vw, 104px);
  & > div > p {
    max-width: 15em;
    font-size: var(--display);
    font-weight: 780;
    line-height: 0.98;
    letter-spacing: -0.045em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
`;

/** Two lists side by side: the one to follow is set large, the one that ends a visit is ruled in red. */
export const sidesStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px var(--gap);
  padding-bottom: var(--section);
  & ul {
    list-style: none;
    padding: 0;
    margin-top: 24px;
  }
  & li {
    display: grid;
    grid-template-columns: 28px minmax(0, 1fr);
    gap: 12px;
    padding-block: 16px;
    border-top: 1px solid var(--hairline);
    overflow-wrap: anywhere;
  }
  & li > svg {
    margin-top: 3px;
  }
  & .asked li {
    font-size: var(--text-l);
    font-weight: 600;
    line-height: 1.35;
  }
  & .asked svg {
    color: var(--success);
  }
  & .refused > div {
    padding: clamp(20px, 3vw, 40px);
    border-top: 4px solid var(--danger);
    background: var(--danger-wash);
  }
  & .refused svg {
    color: var(--danger);
  }
  & .refused li {
    border-color: color-mix(in srgb, var(--danger) 30%, transparent);
  }
  @media (min-width: 1000px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: start;
  }
`;

export const helpStyles = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px var(--gap);
  & dl {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
    gap: 32px var(--gap);
  }
  & dt {
    padding-top: 16px;
    border-top: 2px solid currentColor;
    font-size: var(--h4);
    font-weight: 700;
    line-height: 1.2;
    overflow-wrap: anywhere;
  }
  & dd {
    margin-top: 8px;
    color: var(--ink-soft);
  }
  & > p > a {
    color: inherit;
    font-size: var(--h2);
    font-weight: 720;
    letter-spacing: -0.03em;
    overflow-wrap: anywhere;
  }
`;

/** Four moments on one line; below one another where there is no room. */
export const thenStyles = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  gap: 32px 0;
  list-style: none;
  padding: 0;
  & > li {
    position: relative;
    padding: 28px var(--gap) 0 0;
    border-top: 1px solid var(--line-strong);
    overflow-wrap: anywhere;
  }
  & > li::before {
    content: '';
    position: absolute;
    top: -7px;
    left: 0;
    width: 13px;
    height: 13px;
    border-radius: 50%;
    background: var(--accent);
  }
  & h3 {
    font-size: var(--h4);
  }
  & p {
    margin-top: 8px;
    color: var(--ink-soft);
  }
`;
