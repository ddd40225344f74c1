import type { Page } from '@playwright/test';
import { awardsFrameFacts } from '@summit/contract/awards/awards-frame';
import * as awardsCalls from '@summit/contract/calls/awards';
import { href } from '@summit/contract/site/href';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { callApi } from '../../site/call-api.ts';
import { loginPopup } from '../../site/log-in.ts';
import { expect, test } from '../../site/reading.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

const banner = (page: Page) => page.getByRole('banner');
const mainMenu = (page: Page) =>
  banner(page).getByRole('navigation', { name: frameTexts['frame.menu.label'] });
const awards = (page: Page) => mainMenu(page).getByText(frameTexts['frame.menu.awards'], { exact: true });

/** Waits for hydration: before it the menus work without script, but Tab is the only key that works. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await scriptAtWork(page);
}

const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

test('the awards submenu and the footer match the status', async ({ page, request }) => {
  const { awardsStatus } = await callApi(request, awardsCalls.awardsStatus, {});
  const { submenu, footerMood } = awardsFrameFacts[awardsStatus];
  await open(page, href(pages.about));
  await awards(page).click();

  const links = mainMenu(page).locator('details').getByRole('link');
  await expect(links).toHaveText(submenu.map(({ label }) => frameTexts[label]));
  await expect(page.getByRole('contentinfo')).toHaveAttribute('data-footer-mood', footerMood);
  for (const { label, page: target } of submenu) {
    await expect(links.filter({ hasText: frameTexts[label] })).toHaveAttribute('href', pages[target].path);
  }
});

for (const [item, place] of [
  ['frame.menu.events', homeAnchors.events],
  ['frame.menu.services', homeAnchors.services],
  ['frame.menu.team', homeAnchors.team],
] as const) {
  test(`${frameTexts[item]} leads to its section of the home page from other pages`, async ({ page }) => {
    await open(page, href(pages.agenda));
    await mainMenu(page).getByRole('link', { name: frameTexts[item], exact: true }).click();

    await expect(page).toHaveURL(`/#${place}`);
    const target = page.locator(`#${place}`);
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
    const bar = await banner(page).boundingBox();
    const box = await target.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });
}

test('the whole header works with the keyboard alone', { tag: '@core' }, async ({ page }) => {
  await open(page, href(pages.about));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /skip to/i })).toBeFocused();
  await mainMenu(page).getByRole('link', { name: frameTexts['frame.menu.about'], exact: true }).focus();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  expect(await focusedText(page)).toBe(frameTexts['frame.menu.awards']);
  await page.keyboard.press('ArrowDown');
  const first = mainMenu(page).locator('details').getByRole('link').first();
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  expect(await focusedText(page)).toBe(frameTexts['frame.menu.awards']);

  await page.keyboard.press('Enter');
  await expect(first).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeHidden();

  await page.keyboard.press('Home');
  expect(await focusedText(page)).toBe(frameTexts['frame.menu.about']);
  await banner(page).getByRole('link', { name: frameTexts['frame.menu.login'] }).focus();
  await page.keyboard.press('Enter');
  await expect(loginPopup(page)).toBeVisible();
});

test(
  'the menu of narrow windows has every entry, and its submenu opens within it',
  { tag: '@core' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page, href(pages.about));
    const menu = banner(page).locator('summary', { hasText: frameTexts['frame.menu.label'] });
    await expect(mainMenu(page)).toBeHidden();
    await menu.focus();
    await page.keyboard.press('Enter');

    for (const name of ['about', 'events', 'services', 'team', 'subscribe', 'login'] as const) {
      await expect(
        mainMenu(page).getByRole('link', { name: frameTexts[`frame.menu.${name}`], exact: true }),
      ).toBeVisible();
    }
    await awards(page).click();
    await expect(mainMenu(page).locator('details').getByRole('link').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mainMenu(page).locator('details').getByRole('link').first()).toBeHidden();
    await expect(mainMenu(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(mainMenu(page)).toBeHidden();
    await expect(menu).toBeFocused();
  },
);

for (const [width, narrow] of [
  [800, true],
  [801, false],
] as const) {
  test(`at ${width} px there is only the ${narrow ? 'narrow' : 'wide'} menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, href(pages.about));
    const button = banner(page).locator('summary', { hasText: frameTexts['frame.menu.label'] });

    await expect(button).toBeVisible({ visible: narrow });
    await expect(mainMenu(page)).toBeVisible({ visible: !narrow });
    if (narrow) await button.click();
    await expect(mainMenu(page)).toHaveCount(1);
    await awards(page).click();
    await expect(mainMenu(page).locator('details').getByRole('link').first()).toBeInViewport();
  });
}

/** All visible elements of the site's header and footer that extend beyond the window. */
const beyondWindow = () => {
  const parts = [...document.querySelectorAll('header, header *, footer, footer *')];
  const outside = parts.filter((part) => {
    const { right, width } = part.getBoundingClientRect();
    const shown = width > 1 && part.checkVisibility();
    return shown && right > window.innerWidth + 1 && !part.closest('main, [data-motif], .footer-motif');
  });
  return outside.map((part) => `${part.tagName} ${part.getAttribute('class') ?? ''}`);
};

for (const size of [16, 32]) {
  test(`header and footer fit every width from 320 to 1440 px with text of ${size} px`, async ({
    page,
    context,
  }) => {
    const browser = await context.newCDPSession(page);
    // This is the text size in the browser's own settings.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
    await open(page, href(pages.about));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toMatch(
      new RegExp(`^${String(size).slice(0, 1)}`),
    );
    for (const width of [320, 390, 800, 801, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(beyondWindow), `${width} px`).toEqual([]);
      const menu = banner(page).locator('summary').filter({ visible: true }).last();
      await menu.click();
      expect(await page.evaluate(beyondWindow), `${width} px, with the menu open`).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
}

test('menus open and their links work before any script runs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(href(pages.about));
  await awards(page).click();
  await mainMenu(page).locator('details').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/awards\//);
  await context.close();
});
