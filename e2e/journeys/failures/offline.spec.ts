import * as authCalls from '@summit/contract/calls/auth';
import { demoPassword } from '@summit/contract/session/demo-accounts';
import { href } from '@summit/contract/site/href';
import { loginHash } from '@summit/contract/site/page-hashes';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { loginTexts } from '@summit/contract/texts/login';
import { expect, test } from '../../site/journey.ts';
import { accountMenu, loginPopup, passCaptcha } from '../../site/log-in.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';

test.use({
  expectedNoise: /ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk|ChunkLoadError|did not load|could not reach/,
});

test('a page requested while offline reports it, and loads automatically when online', async ({
  page,
  context,
}) => {
  await page.goto(href(pages.about));
  await scriptAtWork(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await context.setOffline(true);
  await page.getByRole('contentinfo').getByRole('link', { name: frameTexts['frame.index.venue'] }).click();
  await expect(page.getByRole('heading', { name: frameTexts['frame.offline.title'] })).toBeVisible();
  await expect(page.getByText('503')).toBeHidden();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Meridian Dock' })).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('a form submitted while offline reports it, keeps the input, and is sent with the next press', async ({
  page,
  context,
}) => {
  await page.goto(`${href(pages.about)}#${loginHash}`);
  const popup = loginPopup(page);
  const email = popup.getByRole('textbox', { name: loginTexts['login.form.email'] });
  const send = popup.getByRole('button', { name: loginTexts['login.form.submit'] });
  await email.fill('buy@demo.summit.example');
  await popup.getByRole('textbox', { name: loginTexts['login.form.password'] }).fill(demoPassword);
  await passCaptcha(popup);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await context.setOffline(true);
  await send.click();
  await expect(popup.getByRole('alert')).toContainText(
    'Please check your connection and try again. Nothing you entered is lost.',
  );
  await expect(email).toHaveValue('buy@demo.summit.example');

  sent.length = 0;
  await context.setOffline(false);
  await expect(send).toBeEnabled();
  await scriptAtWork(page);
  expect(sent.filter((url) => url.endsWith(authCalls.login.path))).toEqual([]);
  // The security check was not renewed without a network, so the press restarts it.
  await send.click();
  await expect(accountMenu(page)).toBeVisible();
  expect(sent.filter((url) => url.endsWith(authCalls.login.path))).toHaveLength(1);
});
