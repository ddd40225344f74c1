import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { type FaultyHost, startFaultyHost } from '../../site/releases/faulty-host.ts';
import { copyRegistry, moveRemote } from '../../site/sites/own-registry.ts';
import { expect, test } from '../../site/sites/own-shell.ts';
import { siteUnderTest } from '../../site/sites/site-under-test.ts';

const dataDir = join(tmpdir(), `summit-remote-down-${process.pid}`);
let host: FaultyHost;

// The browser logs the files that cannot be loaded.
test.use({
  // The awards of this shell have a separate file server, which no other journey uses.
  shellEnv: { DATA_DIR: dataDir },
  expectedNoise:
    /ERR_(EMPTY_RESPONSE|CONNECTION_\w+)|Failed to (load|fetch)|temporarily unavailable|did not load/,
});

test.beforeAll(async () => {
  host = await startFaultyHost(join(siteUnderTest().env.DATA_DIR, 'releases/awards'));
  copyRegistry(dataDir);
  moveRemote(dataDir, 'awards', host.origin);
});

test.afterAll(async ({ lastShell }) => {
  await lastShell.stop();
  await host.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

test(
  'the rest of the site works while the awards are down, and they recover without a reload',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(href(pages.speakers));
    await expect(page.getByRole('heading', { level: 1, name: /speakers/i })).toBeVisible();
    host.fail('down');
    await page.goto(href(pages.awardsVotingStepOne));
    const fallback = page.getByRole('alert');
    await expect(fallback).toContainText('This part of the site is temporarily unavailable');
    // The server-rendered content can be read meanwhile.
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();

    await fallback.getByRole('button', { name: 'Try again' }).click();
    await expect(fallback.getByRole('button', { name: 'Try again' })).toBeVisible();

    await page.getByRole('contentinfo').getByRole('link', { name: frameTexts['frame.footer.terms'] }).click();
    await expect(page).toHaveURL(href(pages.termsAndConditions));
    await page.goBack();
    await expect(fallback).toBeVisible();
    host.fail(null);

    await expect(async () => {
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('alert')).toBeHidden({ timeout: 2_000 });
    }).toPass({ timeout: 45_000 });
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  },
);
