import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expect, test } from '../../site/reading.ts';

// The console reports the refusals, which are expected.
test.use({ expectedNoise: /fetching the script|Blocked script execution/ });

test('files of releases load as parts of a page, but not as pages themselves', async ({ page }) => {
  await page.goto(href(pages.speakers));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ofRelease = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => new URL(name).pathname.startsWith('/r/') && name.endsWith('.js')),
    );
  await expect.poll(async () => (await ofRelease()).length).toBeGreaterThan(0);
  const [script = ''] = await ofRelease();

  const refused = await page.evaluate(
    (address) => navigator.serviceWorker.register(address).then(() => '', String),
    script,
  );
  expect(refused).not.toBe('');

  const opened = await page.goto(script);
  expect(opened?.headers()['content-security-policy']).toContain('sandbox');
  expect(await page.evaluate(() => window.origin)).toBe('null');
});
