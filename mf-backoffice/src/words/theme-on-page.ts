import { type ThemeSettings, themeVariables } from '@summit/shared-ui/theme/theme-variables';

/** Replaces the theme of a loaded page: its rules are replaced in place, so that their order stays the same. */
export function createThemeOnPage(page: Document, stored: ThemeSettings): (theme: ThemeSettings) => void {
  const layer = baseLayer(page);
  let count = rulesOf(themeVariables(stored)).length;
  return (theme) => {
    if (!layer) return;
    for (let left = count; left > 0; left -= 1) layer.deleteRule(0);
    const rules = rulesOf(themeVariables(theme));
    for (const [place, rule] of rules.entries()) layer.insertRule(rule, place);
    count = rules.length;
  };
}

/** The layer of the site's sheet that begins with the theme. The page is of another window: its classes are not these. */
function baseLayer(page: Document): CSSLayerBlockRule | undefined {
  const rules = [...page.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  return rules.find(
    (rule): rule is CSSLayerBlockRule => 'insertRule' in rule && 'name' in rule && rule.name === 'base',
  );
}

function rulesOf(css: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return [...sheet.cssRules].map(({ cssText }) => cssText);
}
