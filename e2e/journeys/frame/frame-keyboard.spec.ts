import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { loginTexts } from '@summit/contract/texts/login';
import { loginPopup } from '../../site/log-in.ts';
import { expect, test } from '../../site/reading.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

interface Stop {
  name: string;
  /** The element that covers the focused control; null when the control itself is visible. */
  hiddenBy: string | null;
  hasRing: boolean;
}

/** The focused control for a visitor without a pointer; null at the end of the page. */
const stop = (page: Page) =>
  page.evaluate((): Stop | null => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const box = focused.getBoundingClientRect();
    const x = Math.min(window.innerWidth - 1, Math.max(0, box.left + box.width / 2));
    const painted = document.elementFromPoint(x, box.top + box.height / 2);
    const seen = painted !== null && (focused.contains(painted) || painted.contains(focused));
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    return {
      name: (focused.getAttribute('aria-label') ?? focused.textContent ?? '').trim().slice(0, 40),
      hiddenBy: seen ? null : (painted?.outerHTML.slice(0, 80) ?? 'the edge of the window'),
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });

/** Tabs through the whole page once. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < 150; presses += 1) {
    await page.keyboard.press('Tab');
    const here = await stop(page);
    if (!here) return stops;
    stops.push(here);
  }
  throw new Error('The end of the page was not reached.');
}

for (const width of [390, 800, 1440]) {
  test(`Tab reaches the whole frame, and nothing covers the focused control, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(href(pages.about));
    await scriptAtWork(page);
    // The cookie alert covers the lower edge of the window, and stays open here.
    const alert = page.getByRole('region', { name: frameTexts['frame.cookie-alert.label'] });
    await expect(alert).toBeVisible();

    const stops = await walk(page);

    expect(stops.filter(({ hiddenBy, hasRing }) => hiddenBy !== null || !hasRing)).toEqual([]);
    const names = stops.map(({ name }) => name);
    expect(names[0]).toMatch(/skip to/i);
    expect(names).toContain(frameTexts['frame.footer.terms']);
    // The footer's last icons are beside the copyright, at the very end.
    expect(names.at(-1)).toBe('YouTube');
    await expect(alert).toBeVisible();
  });
}

test('with reduced motion, menus and dialogs appear without animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(href(pages.about));
  await scriptAtWork(page);
  const longest = () =>
    page.evaluate(() =>
      Math.max(0, ...document.getAnimations().map(({ effect }) => Number(effect?.getTiming().duration))),
    );
  await page.getByRole('banner').locator('summary').filter({ visible: true }).first().click();
  expect(await longest()).toBeLessThanOrEqual(1);

  await page.evaluate(() => window.location.assign('#login'));
  await expect(loginPopup(page)).toBeVisible();
  expect(await longest()).toBeLessThanOrEqual(1);
  await loginPopup(page).getByRole('button', { name: loginTexts['login.form.forgot'] }).click();
  expect(await longest()).toBeLessThanOrEqual(1);
});
