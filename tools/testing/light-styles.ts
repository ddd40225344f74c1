import { visibilityStyles } from './visibility-styles.cjs';

/**
 * Removes every other rule from the page's style sheets as they come. jsdom matches each rule with each element again
 * whenever a test queries something by its role, which is a third of the time that component tests need.
 */
export function keepVisibilityStyles(window: Window & typeof globalThis): void {
  const known = new WeakSet<CSSStyleSheet>();
  new window.MutationObserver(() => {
    for (const sheet of Array.from(window.document.styleSheets).filter((one) => !known.has(one))) {
      known.add(sheet);
      for (let at = sheet.cssRules.length - 1; at >= 0; at -= 1) dropSilent(sheet, at);
      ignoreSilentRules(sheet);
    }
  }).observe(window.document, { childList: true, subtree: true });
}

/** Components add their rules to a sheet one by one, without the document changing. */
function ignoreSilentRules(sheet: CSSStyleSheet): void {
  const insert = sheet.insertRule.bind(sheet);
  sheet.insertRule = (rule, index) => {
    const at = insert(rule, index);
    dropSilent(sheet, at);
    return at;
  };
}

function dropSilent(sheet: CSSStyleSheet, at: number): void {
  const rule = sheet.cssRules[at];
  if (rule && isSilent(rule)) sheet.deleteRule(at);
}

function isSilent(rule: CSSRule): boolean {
  const { selectorText, style, media } = rule as Partial<CSSStyleRule & CSSMediaRule>;
  // jsdom applies no rule of a group but one for screens.
  if (selectorText === undefined) return !media?.mediaText.includes('screen');
  return !visibilityStyles.some((name) => style?.getPropertyValue(name));
}
