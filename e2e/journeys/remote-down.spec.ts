import { href } from '@summit/contract/href';
import { frameTexts } from '@summit/contract/texts/frame';
import { stopAwardsServer } from '../site/awards-server.ts';
import { expect, test } from '../site/journey.ts';

// The browser's messages about files that do not arrive.
test.use({
  expectedNoise: [
    /ERR_(EMPTY_RESPONSE|CONNECTION_\w+)|Failed to (load|fetch)|temporarily unavailable|did not load/,
  ],
});

test('while the awards are down the rest works, and they come back without a reload', async ({ page }) => {
  await page.goto(href('speakers'));
  await expect(page.getByRole('heading', { level: 1, name: /speakers/i })).toBeVisible();
  const letAwardsBack = await stopAwardsServer();
  try {
    await page.goto(href('awardsVotingStepOne'));
    const fallback = page.getByRole('alert');
    await expect(fallback).toContainText('This part of the site is temporarily unavailable');
    // What the server has rendered can be read meanwhile.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await fallback.getByRole('button', { name: 'Try again' }).click();
    await expect(fallback.getByRole('button', { name: 'Try again' })).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: frameTexts['frame.footer.terms'] }).click();
    await expect(page).toHaveURL(href('termsAndConditions'));
    await page.goBack();
    await expect(fallback).toBeVisible();
  } finally {
    await letAwardsBack();
  }

  await expect(async () => {
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('alert')).toBeHidden({ timeout: 2_000 });
  }).toPass({ timeout: 45_000 });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
