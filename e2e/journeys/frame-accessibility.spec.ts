import { href } from '@summit/contract/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { loginTexts } from '@summit/contract/texts/login';
import type { Page } from '@playwright/test';
import { expect, test } from '../site/journey.ts';
import { accountMenu, logIn, loginPopup } from '../site/log-in.ts';
import { findingsOf } from '../site/look-with-axe.ts';
import { scriptAtWork } from '../site/script-at-work.ts';

const widths = [320, 390, 800, 1440];
const schemes = ['light', 'dark'] as const;
const banner = (page: Page) => page.getByRole('banner');

/** Everything that the frame can show over or around a page. */
const states: Record<string, (page: Page) => Promise<void>> = {
  'the page in its frame': async () => undefined,
  'an open menu': async (page) => {
    const menu = banner(page).locator('summary').filter({ visible: true }).first();
    await menu.click();
    expect(await menu.evaluate((summary) => summary.closest('details')?.open)).toBe(true);
  },
  'the login form': async (page) => {
    await page.evaluate(() => window.location.assign('#login'));
    await expect(loginPopup(page)).toBeVisible();
  },
  'a refused login form': async (page) => {
    await page.evaluate(() => window.location.assign('#login'));
    const email = loginPopup(page).getByRole('textbox', { name: loginTexts['login.form.email'] });
    await email.fill('nobody');
    await email.blur();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
  },
  'the forgotten password': async (page) => {
    await page.evaluate(() => window.location.assign('#forgot-password'));
    await expect(page.getByRole('dialog', { name: loginTexts['login.forgot.title'] })).toBeVisible();
  },
  'the subscription': async (page) => {
    await page.evaluate(() => window.location.assign('#subscribe'));
    await expect(
      page.getByRole('dialog', { name: frameMessageTexts['frame.subscribe.title'] }),
    ).toBeVisible();
  },
  'the cookie alert': async (page) => {
    await page.evaluate(() => window.location.assign('#cookies'));
    await expect(page.getByRole('region', { name: frameTexts['frame.cookie-alert.label'] })).toBeVisible();
  },
  'an error': async (page) => {
    await page.evaluate(() => {
      const facts = { code: 'voting-0002', status: 409, message: 'Closed', requestId: 'r-42', failures: [] };
      const error = Object.assign(new Error('Closed'), facts);
      Object.defineProperty(error, Symbol.for('summit.api-error'), { value: true });
      void Promise.reject(error);
    });
    await expect(page.getByRole('alertdialog', { name: frameTexts['frame.error.title'] })).toBeVisible();
  },
};

async function lookEverywhere(page: Page, open: (page: Page) => Promise<void>): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(href('about'));
    await scriptAtWork(page);
    await open(page);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await findingsOf(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}

for (const [name, open] of Object.entries(states)) {
  test(`axe finds nothing at any width: ${name}`, async ({ page }) => {
    await lookEverywhere(page, open);
  });
}

test("axe finds nothing at any width: an attendee's menu", async ({ page }) => {
  await page.goto(href('home'));
  await logIn(page, 'stepone');
  await lookEverywhere(page, async () => {
    await expect(accountMenu(page)).toBeVisible();
    await accountMenu(page).locator('summary').click();
  });
});
