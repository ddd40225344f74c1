import type { Page } from '@playwright/test';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { href } from '@summit/contract/site/href';
import { cookiesHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { loginTexts } from '@summit/contract/texts/login';
import { registrationPackagesTexts } from '@summit/contract/texts/registration-packages';
import { submitLogin } from '../../site/log-in.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { signIn } from '../../site/sign-in.ts';
import { expect, test } from '../../site/sites/own-shell.ts';

const count = `localStorage.setItem('visits', Number(localStorage.getItem('visits') || 0) + 1); document.cookie = 'visitor=7'`;

test.use({
  organisers: {
    '/public/global-settings': (switches) => Object.assign(switches, { analyticsCode: count }),
  },
});

const alert = (page: Page) => page.getByRole('region', { name: frameTexts['frame.cookie-alert.label'] });
const press = (page: Page, name: string) => alert(page).getByRole('button', { name }).click();
const visits = (page: Page) => page.evaluate(() => localStorage.getItem('visits'));
const accept = frameTexts['frame.cookie-alert.accept'];
const decline = frameTexts['frame.cookie-alert.decline'];

test('nothing is counted before consent; then each page once, until consent is withdrawn', async ({
  page,
}) => {
  await page.goto(href(pages.about));
  await expect(alert(page)).toBeVisible();
  await scriptAtWork(page);
  expect(await visits(page)).toBeNull();

  await press(page, accept);
  await expect(alert(page)).toBeHidden();
  await expect.poll(() => visits(page)).toBe('1');
  await page.goto(href(pages.speakers));
  await expect.poll(() => visits(page)).toBe('2');
  await expect(alert(page)).toBeHidden();

  await page.goto(`${href(pages.speakers)}#${cookiesHash}`);
  await expect(alert(page)).toBeFocused();
  await press(page, decline);
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
  const last = await visits(page);
  await page.reload();
  await scriptAtWork(page);
  expect(await visits(page)).toBe(last);
});

test('a visitor who has answered never sees the alert, not even for a moment', async ({ page, context }) => {
  await context.addInitScript(
    ([key]) => {
      localStorage.setItem(key, 'declined');
      new MutationObserver(() => {
        const shown = document.querySelector('.cookie-alert');
        if (shown && getComputedStyle(shown).display !== 'none') {
          document.documentElement.dataset.flashed = '';
        }
      }).observe(document, { childList: true, subtree: true, attributes: true });
    },
    [storageKeys.cookieConsent] as const,
  );
  await page.goto(href(pages.about));
  await scriptAtWork(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-flashed');
});

test('the alert can be answered by keyboard, shifts no layout and does not keep covering a form', async ({
  page,
}) => {
  await page.goto(href(pages.about));
  await expect(alert(page)).toBeVisible();
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.boundingBox();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(alert(page).getByRole('button', { name: decline })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alert(page)).toBeHidden();
  expect(await heading.boundingBox()).toEqual(before);
});

for (const width of [390, 1440]) {
  test(`while the alert is open, notices appear above it, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(href(pages.about));
    await expect(alert(page)).toBeVisible();
    await submitLogin(page, 'vip@demo.summit.example');
    // The check runs in the page itself, because the notice disappears by itself after some seconds.
    const room = await page.waitForFunction(
      ([words, name]) => {
        const said = [...document.querySelectorAll('#root p')].find(
          ({ textContent }) => textContent === words,
        );
        const asked = document.querySelector(`[aria-label="${name}"]`);
        return said && asked
          ? { px: asked.getBoundingClientRect().top - said.getBoundingClientRect().bottom }
          : null;
      },
      [loginTexts['login.success.message'], frameTexts['frame.cookie-alert.label']] as const,
    );
    expect((await room.jsonValue())?.px).toBeGreaterThanOrEqual(0);
  });
}

test('while the alert is open, the chosen ticket and its button are visible above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'package');
  await page.goto(href(pages.registrationPackages));
  const take = page.getByRole('button', {
    name: registrationPackagesTexts['registrationPackages.submit.free'],
  });
  await expect(take).toBeVisible();
  await expect(alert(page)).toBeVisible();
  await expect
    .poll(async () => {
      const [button, question] = await Promise.all([take.boundingBox(), alert(page).boundingBox()]);
      return button && question ? question.y - (button.y + button.height) : null;
    })
    .toBeGreaterThanOrEqual(0);
});

test('without scripts there is no alert, because nothing is counted', async ({ browser, shell }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(shell.origin);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert(page)).toBeHidden();
  await context.close();
});
