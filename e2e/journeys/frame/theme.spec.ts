import type { Locator, Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { messages } from '@summit/contract/words/messages';
import { getFindings } from '../../site/axe-findings.ts';
import type { Change } from '../../site/sites/api-relay.ts';
import { expect, test } from '../../site/sites/own-shell.ts';

/** Settings of the organisers in every section of the theme. */
const chosen = {
  decorativeAccents: { accent: '#b3005e', motifSeed: 7, edition: 9 },
  header: { background: '#0b3d2e', text: '#f0fff4' },
  buttons: { background: '#123f7a', text: '#fdfdfd', radius: '9px' },
  inputs: { border: '#7a1fa2', background: '#fffde7' },
  checkbox: { checked: '#00695c' },
  radio: { checked: '#4527a0' },
  link: { color: '#8a2c00' },
  error: { color: '#8e0038' },
  footer: { background: '#fff3e0', text: '#3e2723' },
};

function set(theme: object, colorScheme = 'light', heights: object = {}): Record<string, Change> {
  return {
    '/public/settings': (settings) => {
      const before = settings.theme as { pageHeaderHeights: object };
      const pageHeaderHeights = { ...before.pageHeaderHeights, ...heights };
      Object.assign(settings, {
        theme: { ...before, ...theme, pageHeaderHeights },
        globalStyle: { colorScheme },
      });
    },
  };
}

function getStyle(part: Locator, property: string): Promise<string> {
  return part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
}

function rgb(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${red}, ${green}, ${blue})`;
}

const submit = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /continue|next|send/i })
    .first();

test.describe('every section of the theme', () => {
  test.use({ organisers: set(chosen, 'light', { speakers: 333, home: 610 }) });

  test('changes the page for visitors, already in the HTML', async ({ browser, shell }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: shell.origin });
    const page = await context.newPage();
    await page.goto(href(pages.speakers));
    const banner = page.getByRole('banner');
    const footer = page.getByRole('contentinfo');
    expect(await getStyle(banner, 'background-color')).toBe(rgb(chosen.header.background));
    expect(await getStyle(banner, 'color')).toBe(rgb(chosen.header.text));
    expect(await getStyle(footer, 'background-color')).toBe(rgb(chosen.footer.background));
    expect(await getStyle(footer, 'color')).toBe(rgb(chosen.footer.text));
    const header = page.locator('main header').first();
    expect((await header.boundingBox())?.height).toBeGreaterThanOrEqual(333);
    const field = page.getByRole('searchbox').locator('xpath=parent::*');
    expect(await getStyle(field, 'background-color')).toBe(rgb(chosen.inputs.background));
    expect(await getStyle(field, 'border-top-color')).toBe(rgb(chosen.inputs.border));
    const button = banner.getByRole('link', { name: frameTexts['frame.menu.register'] });
    expect(await getStyle(button, 'background-color')).toBe(rgb(chosen.buttons.background));
    expect(await getStyle(button, 'color')).toBe(rgb(chosen.buttons.text));
    expect(await getStyle(button, 'border-top-left-radius')).toBe(chosen.buttons.radius);
    await page.goto(href(pages.home));
    expect((await page.locator('main header').first().boundingBox())?.height).toBeGreaterThanOrEqual(610);
    expect(await getStyle(page.locator(':root'), '--accent')).toBe(chosen.decorativeAccents.accent);
    await context.close();
  });

  test('applies to the parts of a form: checkbox, radio, error and link', async ({ page }) => {
    await page.goto(href(pages.registrationAttendee));
    await expect(submit(page)).toBeVisible();
    await submit(page).click();
    const error = page.getByRole('main').getByText(messages.required).last();
    await expect(error).toBeVisible();
    expect(await getStyle(error, 'color')).toBe(rgb(chosen.error.color));
    const terms = page.getByRole('main').getByRole('checkbox').first();
    await terms.check();
    await expect.poll(() => getStyle(terms, 'background-color')).toBe(rgb(chosen.checkbox.checked));
    expect(await getStyle(page.locator(':root'), '--radio-ground')).toBe(chosen.radio.checked);
    expect(await getStyle(page.locator(':root'), '--link')).toBe(chosen.link.color);
  });
});

test.describe('colours with too little contrast', () => {
  const unreadable = {
    header: { background: '#777777', text: '#7a7a7a' },
    buttons: { background: '#ffee00', text: '#ffff88', radius: null },
    link: { color: '#fafafa' },
    footer: { background: null, text: '#15131c' },
  };
  test.use({ organisers: set(unreadable) });

  test('are corrected, so that axe finds no contrast violations', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(href(pages.termsAndConditions));
    expect((await getFindings(page)).filter((finding) => finding.startsWith('color-contrast'))).toEqual([]);
  });
});

for (const [colorScheme, wishes] of [
  ['dark', { light: true }],
  ['light', { dark: false }],
  ['system', { dark: true, light: false }],
] as const) {
  test.describe(`the colour scheme ${colorScheme}`, () => {
    test.use({ organisers: set({}, colorScheme) });

    for (const [wish, dark] of Object.entries(wishes) as ['dark' | 'light', boolean][]) {
      test(`is ${dark ? 'dark' : 'light'} for a visitor who prefers ${wish}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: wish });
        await page.goto(href(pages.about));
        const ground = await getStyle(page.locator('html'), 'background-color');
        const [red = 0] = (/\d+/.exec(ground) ?? []).map(Number);
        expect(red < 128).toBe(dark);
        expect(await getStyle(page.locator('html'), 'color-scheme')).toBe(dark ? 'dark' : 'light');
      });
    }
  });
}
