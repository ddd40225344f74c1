import * as awardsCalls from '@summit/contract/calls/awards';
import { errors } from '@summit/contract/errors/errors';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { expect, test } from '../../site/journey.ts';
import { submitOpenLogin } from '../../site/log-in.ts';
import { signIn } from '../../site/sign-in.ts';

test(
  'an attendee votes once, keeps the receipt, and a second ballot is refused',
  { tag: '@core' },
  async ({ page }) => {
    await signIn(page, 'crypto');
    await page.goto(href(pages.awardsVotingStepOne));

    const categories = page
      .getByRole('main')
      .getByRole('group')
      .filter({ has: page.getByRole('checkbox') });
    const first = categories.nth(0).getByRole('checkbox').first();
    const second = categories.nth(1).getByRole('checkbox').first();
    await first.check();
    await second.check();

    await page.reload();
    await expect(first).toBeChecked();
    await expect(second).toBeChecked();

    await page.getByRole('button', { name: awardsTexts['awardsVotingStepOne.review'] }).click();
    const review = page.getByRole('region', { name: awardsTexts['awardsVotingStepOne.review'] });
    const sending = page.waitForRequest((request) => request.url().endsWith(awardsCalls.voteStepOne.path));
    await review.getByRole('button', { name: awardsTexts['awardsVotingStepOne.submit'] }).click();
    const ballot = (await sending).postDataJSON();

    await expect(page).toHaveURL(new RegExp(href(pages.awardsVotingThankyou)));
    await expect(
      page.getByRole('heading', { level: 1, name: awardsTexts['awardsVotingThankyou.header.title'] }),
    ).toBeVisible();
    const receipt = (await page.getByRole('code').first().innerText()).trim();
    expect(receipt.length).toBeGreaterThan(8);

    await page.goto(href(pages.awardsVotingStepOne));
    await expect(
      page.getByRole('heading', { name: awardsTexts['awardsVotingStepOne.voted.title'] }),
    ).toBeVisible();
    await expect(page.getByText(receipt)).toBeVisible();
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);

    const token = await page.evaluate((key) => localStorage.getItem(key), storageKeys.accessToken);
    const again = await page.request.post(`/api${awardsCalls.voteStepOne.path}`, {
      headers: { Authorization: `Bearer ${token}` },
      data: ballot,
    });
    expect(again.status()).toBe(errors['voting-0001'].status);
    expect(await again.json()).toMatchObject({ Code: 'voting-0001' });
  },
);

test('a visitor who is not logged in has to log in before voting, and returns to the ballot', async ({
  page,
}) => {
  await page.goto(href(pages.awardsVotingStepOne));

  await expect(
    page.getByRole('heading', { name: awardsTexts['awardsVotingStepOne.login.title'] }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0);

  await page.getByRole('main').getByRole('link', { name: 'Login', exact: true }).click();
  await submitOpenLogin(page, 'organiser@demo.summit.example');
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(href(pages.awardsVotingStepOne));
});
