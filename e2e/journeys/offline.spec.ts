import { href } from '@summit/contract/href';
import { frameTexts } from '@summit/contract/texts/frame';
import { expect, test } from '../site/journey.ts';
import { scriptAtWork } from '../site/script-at-work.ts';

test.use({
  expectedNoise: [
    /ERR_INTERNET_DISCONNECTED|Loading (CSS )?chunk|ChunkLoadError|did not load|could not reach/,
  ],
});

test('a page asked for without a network says so, and comes by itself when there is one', async ({
  page,
  context,
}) => {
  await page.goto(href('about'));
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
