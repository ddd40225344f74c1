import type { Locator, Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import { homeAnchors } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { expect, test } from '../../site/reading.ts';
import { nextFrames, scriptAtWork } from '../../site/script-at-work.ts';

/** Whether the browser has laid an element out; otherwise it waits until the element is near the window. */
const isLaidOut = (element: Locator) =>
  element.evaluate((found) => found.checkVisibility({ contentVisibilityAuto: true }));

const getTop = (element: Locator) => element.evaluate((found) => found.getBoundingClientRect().top);

const part = (page: Page, id: keyof typeof homeAnchors) => page.locator(`#${homeAnchors[id]}`);

const headingOf = (page: Page, id: keyof typeof homeAnchors) =>
  part(page, id).getByRole('heading', { level: 2 });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
});

test('parts far down the home page are laid out near the window, and immediately for printing', async ({
  page,
}) => {
  await page.goto(href(pages.home));
  await scriptAtWork(page);
  const team = headingOf(page, 'team');
  const footer = page.getByRole('contentinfo').getByRole('link').last();
  await expect.poll(() => isLaidOut(team)).toBe(false);
  expect(await isLaidOut(footer)).toBe(false);
  expect(await isLaidOut(headingOf(page, 'events'))).toBe(true);

  await page.emulateMedia({ media: 'print' });
  expect(await isLaidOut(team)).toBe(true);

  await page.emulateMedia({ media: 'screen' });
  await team.scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(team)).toBe(true);
});

test('a fragment, Back and a reload scroll to the right position, however far down', async ({ page }) => {
  await page.goto(href(pages.home, { hash: homeAnchors.articles }));
  await scriptAtWork(page);
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  const opened = await getTop(part(page, 'articles'));
  expect(opened).toBeGreaterThanOrEqual(header - 1);
  expect(opened).toBeLessThanOrEqual(header + 200);

  const article = part(page, 'articles').getByRole('heading', { level: 3 }).getByRole('link').first();
  await article.focus();
  // The site stores the position on the scroll event of the next frame.
  await nextFrames(page);
  const left = await getTop(article);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/#/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect.poll(async () => Math.abs((await getTop(article)) - left)).toBeLessThanOrEqual(2);

  await page.reload();
  await scriptAtWork(page);
  await expect(article).toBeInViewport();
});
