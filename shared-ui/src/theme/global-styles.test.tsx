import { globalStyles } from './global-styles.ts';

describe('the page style sheet', () => {
  const css = globalStyles('/assets/archivo.woff2');

  test('swaps the font in without moving a line: the fallback has its metrics', () => {
    expect(css).toContain("url('/assets/archivo.woff2') format('woff2')");
    expect(css).toContain('font-display:swap');
    for (const fallback of ['Archivo Fallback', 'Archivo Fallback Roboto', 'Archivo Fallback DejaVu']) {
      expect(css.match(new RegExp(`font-family:'${fallback}'`, 'g'))).toHaveLength(3);
      expect(css.match(/--font:([^;]+)/)?.[1]).toContain(`'${fallback}'`);
    }
    expect(css).toContain('size-adjust:98.40%');
    expect(css).toContain('line-gap-override:0%');
  });

  test('draws the focus ring 3 px wide at 2 px distance', () => {
    expect(css).toContain(':focus-visible{outline:3px solid var(--accent);outline-offset:2px');
  });

  test('respects reduced motion, forced colours and print', () => {
    for (const situation of ['prefers-reduced-motion:reduce', 'forced-colors:active', '@media print']) {
      expect(css).toContain(situation);
    }
  });

  test('prints what is read, and nothing that is pressed or jumped over', () => {
    const sheet = document.createElement('style');
    sheet.textContent = css;
    document.head.append(sheet);
    const rules = [...(sheet.sheet?.cssRules ?? [])].filter((rule) => rule instanceof CSSMediaRule);
    const print = rules.find(({ conditionText }) => conditionText === 'print');
    const hidden = [...(print?.cssRules ?? [])].find(({ cssText }) => /display: none/.test(cssText));
    for (const part of ['.skip-link', 'nav', 'button', 'search']) expect(hidden?.cssText).toContain(part);
    sheet.remove();
  });

  test('cannot be broken out of through the font address', () => {
    expect(globalStyles("/x')}</style>")).not.toContain('</style>');
  });
});
