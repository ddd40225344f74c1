import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { frameMessageTexts } from '@summit/contract/texts/frame-messages';
import { getFindings } from '../../site/axe-findings.ts';
import { expect, test } from '../../site/journey.ts';

// The site's own script may lack functions of newer browsers.
test.use({ expectedNoise: /Object\.hasOwn is not a function/ });

const notice = (page: Page) =>
  page.getByRole('dialog', { name: frameMessageTexts['frame.unsupported-browser.title'] });

test('a visitor with an outdated browser sees a notice, which can be closed and permanently hidden', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'hasOwn');
  });
  await page.goto(href(pages.about));
  await expect(notice(page)).toContainText(frameMessageTexts['frame.unsupported-browser.text']);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeHidden();

  await page.reload();
  await notice(page)
    .getByRole('checkbox', { name: frameMessageTexts['frame.unsupported-browser.hide'] })
    .check();
  await notice(page).getByRole('button').click();
  await expect(notice(page)).toBeHidden();

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // A script in the head is fetched before the load event, which `reload` waits for.
  await page.reload();
  expect(asked).not.toContain('/old-browser.js');
  await expect(notice(page)).toBeHidden();
});

for (const [width, height] of [
  [1280, 800],
  [360, 640],
] as const) {
  test(`the cookie alert can be answered while the notice is open, ${width} px`, async ({ page }) => {
    await page.addInitScript(() => {
      // The site does not use this function, so its own script works.
      Reflect.deleteProperty(HTMLScriptElement.prototype, 'noModule');
    });
    await page.setViewportSize({ width, height });
    await page.goto(href(pages.about));
    await expect(notice(page)).toBeVisible();
    const alert = page.getByRole('region', { name: frameTexts['frame.cookie-alert.label'] });
    await alert.getByRole('button', { name: frameTexts['frame.cookie-alert.decline'] }).click();
    await expect(alert).toBeHidden();
    await notice(page).getByRole('button').click();
    await expect(notice(page)).toBeHidden();
  });
}

test('a current browser shows no notice', async ({ page }) => {
  await page.goto(href(pages.about));
  expect(await getFindings(page)).toEqual([]);
  await expect(notice(page)).toBeHidden();
});
