import * as authCalls from '@summit/contract/calls/auth';
import { headers } from '@summit/contract/requests/request-headers';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expect, test } from '../../site/journey.ts';
import { accountMenu, logIn, logOut } from '../../site/log-in.ts';
import { countSessions } from '../../site/page-session.ts';
import { signIn } from '../../site/sign-in.ts';

test('there is one session, whatever remotes are loaded', async ({ page }) => {
  await signIn(page, 'crypto');
  for (const id of ['attendees', 'awardsVotingStepOne', 'registrationAttendee'] as const) {
    await page.goto(href(pages[id]));
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await expect(accountMenu(page)).toBeVisible();
  }

  expect(await countSessions(page)).toBe(1);
});

test('a login or logout in one tab takes effect in the other', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await one.goto(href(pages.home));
  await other.goto(href(pages.speakers));

  await logIn(one, 'crypto');
  await other.bringToFront();
  await expect(accountMenu(other)).toBeVisible();

  await logOut(other);
  await one.bringToFront();
  await expect(accountMenu(one)).toBeHidden();
});

test.describe('without a network', () => {
  test.use({ expectedNoise: /ERR_INTERNET_DISCONNECTED|status of 401/ });

  test('a logout takes effect in both tabs, and is sent to the server when the network is back', async ({
    context,
    request,
  }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await signIn(one, 'crypto');
    await one.goto(href(pages.home));
    await other.goto(href(pages.speakers));
    await expect(accountMenu(other)).toBeVisible();
    const [refreshToken, device] = await one.evaluate(
      (keys) => [localStorage.getItem(keys.refreshToken), localStorage.getItem(keys.deviceId)],
      storageKeys,
    );

    await context.setOffline(true);
    await logOut(one);
    for (const tab of [one, other]) await expect(accountMenu(tab)).toBeHidden();
    const logout = one.waitForResponse((response) => response.url().endsWith(authCalls.logout.path));
    await context.setOffline(false);
    expect((await logout).status()).toBe(204);

    const stored = await request.post(`/api${authCalls.refreshToken.path}`, {
      data: { refreshToken },
      headers: { [headers.deviceId]: device ?? '' },
    });
    expect(stored.status()).toBe(401);
  });
});
