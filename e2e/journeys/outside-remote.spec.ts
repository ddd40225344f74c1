import { cpSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { href } from '@summit/contract/href';
import { frameTexts } from '@summit/contract/texts/frame';
import { reserveSitePort } from '@summit/tools/testing/reserve-site-port';
import { npmRunWith } from '../site/command.ts';
import { accountMenu, logIn } from '../site/log-in.ts';
import { buildOutsideRemote, checkOutsideTypes, installOutsideRemote } from '../site/outside-remote.ts';
import { expect, test } from '../site/own-shell.ts';
import { serveReleases } from '../site/remote-host.ts';
import { siteUnderTest } from '../site/site-under-test.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const folder = join(tmpdir(), `summit-outside-${process.pid}`);
const dataDir = join(folder, 'data');
let remote: string;
let stopHost: () => Promise<void>;

// A separate registry, so that no other journey meets the remote.
test.use({ shellEnv: { DATA_DIR: dataDir } });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  remote = installOutsideRemote(folder);
  cpSync(join(siteUnderTest().env.DATA_DIR, 'registry'), join(dataDir, 'registry'), { recursive: true });
  const { port } = await reserveSitePort();
  stopHost = await serveReleases(join(dataDir, 'releases/backstage'), port);
  const env = {
    DATA_DIR: dataDir,
    REMOTE_ORIGIN_TEMPLATE: `http://localhost:${port}`,
    // No site runs on this data folder; the API is the one of the site under test.
    PORT: String(port),
    API_UPSTREAM: `http://127.0.0.1:${siteUnderTest().ports.api}`,
  };
  const { code, output } = await npmRunWith(
    env,
    'release',
    'backstage',
    '--from',
    buildOutsideRemote(remote),
  );
  expect(code, output).toBe(0);
});

test.afterAll(async () => {
  await stopHost();
  rmSync(folder, { recursive: true, force: true });
});

test('a remote that was built outside the repository from packed packages is part of the site', async ({
  page,
}) => {
  const html = await (await page.request.get('/backstage')).text();
  expect(html).toMatch(/<h1[^>]*>Backstage<\/h1>/);
  expect(html).toMatch(/\d+ speakers get ready/);

  await page.goto('/backstage');
  await logIn(page, 'crypto');
  await expect(page.getByText('Welcome,')).toBeVisible();

  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page.getByRole('banner').getByRole('link', { name: frameTexts['frame.menu.about'] }).click();
  await expect(page).toHaveURL(href('about'));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Backstage' })).toBeVisible();
  await expect(page.getByText('Welcome,')).toBeVisible();
  expect(await page.evaluate(() => document.body.hasAttribute('data-same-document'))).toBe(true);

  await expect(accountMenu(page)).toBeVisible();
  const sessions = await page.evaluate(
    () => (globalThis as unknown as Record<symbol, number>)[Symbol.for('summit.shared-auth.instances')],
  );
  expect(sessions).toBe(1);
});

test('its types are checked with what the packages bring', () => {
  checkOutsideTypes(remote);
});
