import type { Page, Route } from '@playwright/test';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import * as authCalls from '@summit/contract/calls/auth';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expect, test } from '../../site/journey.ts';
import { accountMenu, logIn } from '../../site/log-in.ts';
import { askAtOnce, exposeSharedModules } from '../../site/page-session.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { signIn } from '../../site/sign-in.ts';

// The browser logs the refused calls.
test.use({ expectedNoise: /status of 401/ });

const storedTokens = (page: Page) =>
  page.evaluate(
    ({ accessToken, refreshToken }) => [
      localStorage.getItem(accessToken),
      localStorage.getItem(refreshToken),
    ],
    storageKeys,
  );

const details = `**/api${attendeeSelfCalls.attendeeDetails.path}`;

test('fifty calls of two tabs with an expired token cause one refresh', async ({ context }) => {
  await exposeSharedModules(context);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await signIn(one, 'vip');
  await one.goto(href(pages.about));
  await other.goto(href(pages.speakers));
  for (const tab of [one, other]) await expect(accountMenu(tab)).toBeVisible();
  for (const tab of [one, other]) await scriptAtWork(tab);

  const [expired] = await storedTokens(one);
  let refused = 0;
  const asking = new Set<Page>();
  let bothArrived = () => {};
  const bothAsk = new Promise<void>((resolve) => (bothArrived = resolve));
  await context.route(details, async (route) => {
    const authorization = await route.request().headerValue('authorization');
    if (!authorization?.endsWith(` ${expired}`)) return route.continue();
    refused += 1;
    // The refusals are held until the other tab calls as well: a later tab would only find the new token.
    asking.add(route.request().frame().page());
    if (asking.size === 2) bothArrived();
    await bothAsk;
    return route.fulfill({
      status: 401,
      json: { Code: 'authorization-0001', Message: 'Expired', RequestId: 'r' },
    });
  });
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith(authCalls.refreshToken.path)) refreshes += 1;
  });

  const responses = await Promise.all([askAtOnce(one, 25), askAtOnce(other, 25)]);

  expect(responses.flat()).toEqual(Array.from({ length: 50 }, () => 'vip@demo.summit.example'));
  expect(refused).toBeGreaterThanOrEqual(26);
  expect(refreshes).toBe(1);
  const renewed = await storedTokens(one);
  expect(renewed[0]).not.toBe(expired);
  expect(await storedTokens(other)).toEqual(renewed);
  for (const tab of [one, other]) await expect(accountMenu(tab)).toBeVisible();
});

test('no visitor sees another visitor’s name when storage is cleared during a request', async ({ page }) => {
  await signIn(page, 'sell');
  await page.goto(href(pages.about));
  await expect(accountMenu(page)).toBeVisible();
  const before = await accountMenu(page).locator('summary').innerText();
  const held: Route[] = [];
  const hold = (route: Route) => void held.push(route);
  await page.route(details, hold, { times: 1 });
  await page.reload();
  await expect.poll(() => held.length).toBe(1);

  await page.evaluate(() => localStorage.clear());
  await Promise.all([page.waitForResponse(details), held[0]?.continue()]);

  await expect(page.getByRole('banner').getByRole('link', { name: 'Register' })).toBeVisible();
  await expect(accountMenu(page)).toBeHidden();

  await logIn(page, 'vip');
  await expect(page.getByRole('banner')).not.toContainText(before.trim());
});
