/** The running summary: a column beside the ballot, and on small screens a bar at the bottom of the window. */
export const ballotSummaryStyles = `
  display: grid;
  gap: 16px;
  padding: 24px;
  background: var(--sheet);
  border: 1px solid var(--hairline);
  border-top: 3px solid var(--gold-fill);
  border-radius: var(--radius);
  & .ballot-count {
    font-size: var(--h4);
    font-weight: 750;
    letter-spacing: -.02em;
    font-variant-numeric: tabular-nums;
  }
  & progress {
    appearance: none;
    width: 100%;
    height: 6px;
    border: 0;
    border-radius: 3px;
    overflow: hidden;
    background: var(--hairline);
  }
  & progress::-webkit-progress-bar { background: var(--hairline); }
  & progress::-webkit-progress-value { background: var(--gold-fill); transition: inline-size var(--quick); }
  & progress::-moz-progress-bar { background: var(--gold-fill); }
  & .ballot-list { display: grid; list-style: none; overflow-y: auto; overscroll-behavior: contain; }
  & .ballot-list button {
    display: grid;
    gap: 2px;
    width: 100%;
    min-height: 44px;
    padding: 8px 4px;
    border: 0;
    border-top: 1px solid var(--hairline);
    background: none;
    color: inherit;
    font: inherit;
    font-size: var(--text-s);
    line-height: 1.35;
    text-align: start;
    cursor: pointer;
  }
  & .ballot-list button:hover .category-name { text-decoration: underline; text-underline-offset: .2em; }
  & .ballot-list button:focus-visible { outline-offset: -3px; }
  & .category-name, & .category-choice[data-none] { color: var(--ink-soft); }
  & .category-choice { font-weight: 650; overflow-wrap: anywhere; }
  & .category-choice[data-none] { font-weight: 400; }
  & .ballot-actions { display: grid; gap: 12px; }
  @media (min-width: 1000px) {
    position: sticky;
    top: calc(var(--bar-height) + 24px);
    max-height: calc(100dvh - var(--bar-height) - 48px);
    grid-template-rows: auto auto minmax(0, 1fr) auto auto;
    & .ballot-toggle { display: none; }
  }
  @media (max-width: 999px) {
    position: sticky;
    bottom: var(--covered-below, 0px);
    z-index: 2;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: 8px 12px;
    margin-inline: calc(var(--gutter) * -1);
    padding: 8px var(--gutter) 12px;
    border-inline: 0;
    border-radius: 0;
    & .ballot-note, &:not([data-listed='true']) .ballot-list { display: none; }
    & progress, & .ballot-list, & .ballot-actions { grid-column: 1 / -1; }
    & .ballot-list { max-height: 50dvh; }
    & .ballot-actions { grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); }
    & .ballot-actions > * { padding-inline: 8px; }
  }
`;
