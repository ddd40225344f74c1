/** The look of a category on the ballot: nominees as editorial cards whose whole surface is the choice. */
export const nomineeChoiceStyles = `
  display: grid;
  gap: 12px;
  border-top: 1px solid var(--ink);
  padding-top: 20px;
  /* Comes up below the header; the bar at the bottom of small screens hides no focus. */
  scroll-margin-top: calc(var(--bar-height) + 16px);
  position: relative;
  & input, & .category-onward { scroll-margin-block: calc(var(--bar-height) + 24px) 200px; }
  & .category-onward {
    position: absolute;
    z-index: 1;
    top: 100%;
    min-height: 44px;
    padding: 8px 16px;
    border: 1px solid var(--ink);
    border-radius: var(--radius);
    background: var(--sheet);
    color: var(--ink);
    font: inherit;
    font-weight: 650;
    cursor: pointer;
  }
  & .category-onward:not(:focus) { width: 1px; min-height: 1px; height: 1px; padding: 0; border: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  & > legend {
    float: left;
    width: 100%;
    display: flex;
    align-items: baseline;
    gap: 16px;
    padding-top: 20px;
    font-size: var(--h3);
    font-weight: 750;
    letter-spacing: -.02em;
    line-height: 1.15;
  }
  & > legend + * { clear: both; }
  & .category-number { color: var(--gold); font-size: var(--text-s); font-weight: 650; font-variant-numeric: tabular-nums; letter-spacing: 0; }
  & .category-rule { font-size: var(--text-s); font-weight: 600; color: var(--ink-soft); font-variant-numeric: tabular-nums; }
  & details { font-size: var(--text-s); color: var(--ink-soft); }
  & details summary { width: fit-content; min-height: 24px; text-decoration: underline; text-underline-offset: .2em; }
  & details ul { padding: 8px 0 0 20px; }
  & .nominees { display: grid; gap: 12px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); margin-top: 8px; }
  & .nominee {
    position: relative;
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 16px;
    align-items: start;
    align-content: start;
    padding: 20px;
    background: var(--sheet);
    border: 1px solid var(--hairline);
    border-radius: var(--radius);
    cursor: pointer;
    transition: border-color var(--quick), box-shadow var(--quick);
  }
  & .nominee:hover { border-color: var(--line-strong); }
  & .nominee:has(:checked) { border-color: var(--gold-fill); box-shadow: inset 0 0 0 2px var(--gold-fill); }
  & .nominee:has(:disabled) { cursor: not-allowed; background: transparent; }
  & .nominee:has(:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; }
  & .nominee input { position: absolute; top: 16px; right: 16px; width: 24px; height: 24px; margin: 0; accent-color: var(--gold); }
  & .nominee input:focus-visible { outline: none; }
  & .nominee img { width: 72px; height: 72px; object-fit: cover; border-radius: var(--radius); }
  & .nominee[data-track='Company'] img { grid-column: 1 / -1; width: auto; max-width: calc(100% - 40px); height: 36px; object-fit: contain; object-position: left; }
  /* Logos are ink on nothing. */
  [data-theme='dark'] & .nominee[data-track='Company'] img { filter: invert(1); }
  @media (prefers-color-scheme: dark) { html:not([data-theme]) & .nominee[data-track='Company'] img { filter: invert(1); } }
  & .nominee[data-track='Company'] .nominee-words { padding-right: 0; }
  & .nominee[data-track='Company']:not(:has(img)) .nominee-words { padding-right: 32px; }
  & .nominee-words { display: grid; gap: 4px; padding-right: 32px; font-size: var(--text-s); line-height: 1.45; }
  & .nominee[data-track='Company'] .nominee-words, & .nominee:not(:has(img)) .nominee-words { grid-column: 1 / -1; }
  & .nominee-withdrawn { width: fit-content; padding: 2px 8px; border: 1px solid var(--line-strong); border-radius: var(--radius); font-weight: 650; color: var(--ink-soft); }
  & .nominee-name { font-size: var(--h4); font-weight: 700; letter-spacing: -.01em; line-height: 1.2; }
`;
