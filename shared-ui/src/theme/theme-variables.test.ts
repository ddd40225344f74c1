import { describe, expect, test } from 'vitest';
import { headerHeights } from '@summit/contract/site/header-heights';
import { contrast } from './contrast.ts';
import { themeVariables } from './theme-variables.ts';

describe('the theme as CSS text', () => {
  test('contains the specified height of every page header', () => {
    const css = themeVariables();
    for (const [kind, height] of Object.entries(headerHeights)) {
      expect(css).toContain(`--header-${kind}:${height}px`);
    }
  });

  test('applies the dark theme by preference and by choice', () => {
    const css = themeVariables();
    expect(css).toContain('@media (prefers-color-scheme:dark){:root:not([data-theme])');
    expect(css).toContain("[data-theme='dark']{color-scheme:dark");
    expect(css).toContain("[data-theme='light']{color-scheme:light");
  });

  test('takes accent, corners and heights from the settings', () => {
    const css = themeVariables({
      accent: '#a3004a',
      radius: 8,
      pageHeaderHeights: { home: 600, about: null },
    });
    expect(css).toContain('--accent:#a3004a');
    expect(css).toContain('--radius:8px');
    expect(css).toContain('--header-home:600px');
    expect(css).toContain('--header-about:290px');
  });

  test('ignores values that are not colours or sizes', () => {
    const accent = 'red;}</style><script>';
    const css = themeVariables({
      accent,
      radius: 400,
      pageHeaderHeights: { home: -5 },
      footerGround: 'url(x)',
      footerText: 'white',
      header: { background: 'black', text: 'url(x)' },
    });
    expect(css).toBe(themeVariables());
  });

  test('gives the footer a mood for every state of the awards', () => {
    const css = themeVariables();
    for (const mood of ['quiet', 'call', 'countdown', 'ballot', 'embargo', 'gold']) {
      expect(css).toContain(`[data-footer-mood='${mood}']{--footer-ground:`);
    }
  });

  test('lets the settings replace the moods by one background', () => {
    const css = themeVariables({ footerGround: '#ffffff' });
    expect(css).toContain('--footer-ground:#ffffff;--footer-ink:#000000');
    expect(css).not.toContain('data-footer-mood');
  });

  test('uses the colours of single parts, shaded until they are readable in each theme', () => {
    const css = themeVariables({
      link: { color: '#ffd400' },
      error: { color: null },
      buttons: { background: '#ffd400', text: '#ffffff' },
      inputs: { background: '#fff8e1', border: null },
      checkbox: { checked: '#006644' },
    });
    const [light = '', dark = ''] = css.split("[data-theme='dark']{");
    expect(light).toContain('--button-ground:#ffd400;--button-ink:#000000');
    expect(light).toContain('--field-ground:#fff8e1');
    expect(dark).toContain('--field-ground:initial');
    expect(light).toContain('--checkbox-ground:#006644;--checkbox-ink:#ffffff');
    expect(light).not.toContain('--link:#ffd400');
    expect(dark).toContain('--link:#ffd400');
  });

  test('gives a header with its own background a complete palette that is readable on it', () => {
    const css = themeVariables({ header: { background: '#0b3d2e', text: '#0b3d2f' } });
    const bar = getRule(css, '#root>header');
    expect(bar.get('--paper')).toBe('#0b3d2e');
    expect(bar.get('--ink')).toBe('#ffffff');
    for (const words of ['--ink', '--ink-soft', '--accent']) {
      for (const ground of ['--paper', '--sheet', '--wash']) {
        expect(contrast(bar.get(words) ?? '', bar.get(ground) ?? '')).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  test('shades the chosen text of a header with the default background, separately for each theme', () => {
    const css = themeVariables({ header: { text: '#ffd400' } });
    expect(getRule(css, '#root>header').get('--ink')).toBe('var(--bar-ink)');
    expect(getRule(css, "[data-theme='dark']").get('--bar-ink')).toBe('#ffd400');
    expect(getRule(css, ":root,[data-theme='light']").get('--bar-ink')).not.toBe('#ffd400');
  });

  test.each(['#ffffff', '#ffd400', '#101010'])(
    'keeps the footer readable when its text is set to %s',
    (footerText) => {
      for (const mood of ['quiet', 'call', 'gold']) {
        const footer = getRule(themeVariables({ footerText }), `[data-footer-mood='${mood}']`);
        expect(
          contrast(footer.get('--footer-ink') ?? '', footer.get('--footer-ground') ?? ''),
        ).toBeGreaterThan(4.5);
      }
      const own = getRule(themeVariables({ footerText, footerGround: '#e0e0e0' }), ':root', '--footer-ink');
      expect(contrast(own.get('--footer-ink') ?? '', '#e0e0e0')).toBeGreaterThan(4.5);
    },
  );

  test('keeps the colour of errors readable on its own background, too', () => {
    const css = themeVariables({ error: { color: '#ff8800' } });
    for (const theme of [":root,[data-theme='light']", "[data-theme='dark']"]) {
      const rule = getRule(css, theme);
      expect(contrast(rule.get('--danger') ?? '', rule.get('--danger-wash') ?? '')).toBeGreaterThanOrEqual(
        4.5,
      );
    }
  });
});

/** The declarations of the rule with this selector; if there are several, of the one that has this property. */
function getRule(css: string, selector: string, having = ''): Map<string, string> {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const found = rules.find(([, name = '', body = '']) => name.trim() === selector && body.includes(having));
  const lines = (found?.[2] ?? '').split(';').map((line) => line.split(':') as [string, string]);
  return new Map(lines);
}
