import { globalStyles } from './global-styles.ts';

describe('the page style sheet', () => {
  const css = globalStyles('/assets/archivo.woff2');

  test('has a fallback font with the same metrics, so that loading the font moves nothing', () => {
    expect(css).toContain("url('/assets/archivo.woff2') format('woff2')");
    expect(css).toContain('font-display:swap');
    for (const fallback of ['Archivo Fallback', 'Archivo Fallback Roboto', 'Archivo Fallback DejaVu']) {
      expect(css.match(new RegExp(`font-family:'${fallback}'`, 'g'))).toHaveLength(3);
      expect(css.match(/--font:([^;]+)/)?.[1]).toContain(`'${fallback}'`);
    }
    expect(css).toContain('size-adjust:98.40%');
    expect(css).toContain('line-gap-override:0%');
  });

  test('draws a focus ring of 3 px with an offset of 2 px', () => {
    expect(css).toContain(':focus-visible{outline:3px solid var(--accent);outline-offset:2px');
  });

  test('respects reduced motion, forced colours and print', () => {
    for (const situation of ['prefers-reduced-motion:reduce', 'forced-colors:active', '@media print']) {
      expect(css).toContain(situation);
    }
  });

  test('prints the content without controls and skip links', () => {
    const sheet = document.createElement('style');
    sheet.textContent = css;
    document.head.append(sheet);
    const rules = [...(sheet.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSMediaRule);
    const print = rules.find(({ conditionText }) => conditionText === 'print');
    const hidden = [...(print?.cssRules ?? [])].find(({ cssText }) => /display: none/.test(cssText));
    for (const part of ['.skip-link', 'nav', 'button', 'search']) expect(hidden?.cssText).toContain(part);
    sheet.remove();
  });

  test('marks the current item in forced colours, which remove its background', () => {
    const [, forced = ''] = css.split('@media (forced-colors:active)');
    expect(forced).toMatch(/a\[aria-current\][^{]*\{[^}]*background:Highlight!important;color:HighlightText/);
  });

  test('skips the layout of parts far down a page, except for printing and in browsers without scroll anchoring', () => {
    expect(css).toMatch(/@supports \(overflow-anchor:auto\)\{\s*@media screen\{[^}]*content-visibility:auto/);
    expect(css).toContain('[data-drawn] *{content-visibility:visible!important}');
  });

  test('cannot be escaped from by the font address', () => {
    expect(globalStyles("/x')}</style>")).not.toContain('</style>');
  });
});
