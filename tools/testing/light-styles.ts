/** What tells whether something is shown, can be pressed or may be scrolled: nothing else of a style is asked in jsdom. */
const telling = ['display', 'visibility', 'opacity', 'pointer-events', 'overflow', 'content'];

/**
 * Takes every other rule out of the page's style sheets as they come. jsdom matches each rule with each element anew
 * whenever a test asks for something by its role, which is a third of the time that component tests need.
 */
export function keepTellingStyles({ document, MutationObserver }: Window & typeof globalThis): void {
  const known = new WeakSet<CSSStyleSheet>();
  new MutationObserver(() => {
    for (const sheet of Array.from(document.styleSheets).filter((one) => !known.has(one))) {
      known.add(sheet);
      for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
        const rule = sheet.cssRules[index];
        if (rule && isSilent(rule as CSSStyleRule)) sheet.deleteRule(index);
      }
    }
  }).observe(document.head, { childList: true, subtree: true });
}

function isSilent({ selectorText, style }: Partial<CSSStyleRule>): boolean {
  return selectorText !== undefined && !telling.some((name) => style?.getPropertyValue(name));
}
