import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shellStatePath } from '@summit/contract/frame/shell-state';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { wholeRows } from '@summit/contract/tables/whole-rows';
import { frameTexts } from '@summit/contract/texts/frame';
import { reserveSitePort } from '@summit/tools/testing/sites/reserve-site-port';
import { npmRunWith } from '../../site/command.ts';
import { accountMenu, logIn } from '../../site/log-in.ts';
import { countSessions } from '../../site/page-session.ts';
import {
  besideOutsideRemote,
  buildOutsideRemote,
  checkOutsideTypes,
  installOutsideRemote,
} from '../../site/releases/outside-remote.ts';
import { serveReleases } from '../../site/releases/remote-host.ts';
import { copyRegistry } from '../../site/sites/own-registry.ts';
import { expect, test } from '../../site/sites/own-shell.ts';
import { siteUnderTest } from '../../site/sites/site-under-test.ts';

test.describe.configure({ mode: 'serial' });

const folder = join(tmpdir(), `summit-outside-${process.pid}`);
const dataDir = join(folder, 'data');
/** Cached pages are shown for a moment after the previous release's pages were last rendered. */
const live = { message: 'the site shows the release' };
const hosts: (() => Promise<void>)[] = [];
let remote: string;
let season: string;

// The registry is separate, so that no other journey gets the remote.
test.use({ shellEnv: { DATA_DIR: dataDir } });

test.beforeAll(async () => {
  remote = installOutsideRemote(folder);
  // The releases of the awards are copied, too, because a rollback checks its target again.
  copyRegistry(dataDir, 'releases/awards');
  await release('backstage', remote);
  season = besideOutsideRemote(remote, 'e2e/season-awards');
});

/** The environment for releases into this folder: it has no running site, and uses the API of the site under test. */
async function registryEnv(name: string) {
  const { port } = await reserveSitePort();
  hosts.push(await serveReleases(join(dataDir, `releases/${name}`), port));
  return {
    DATA_DIR: dataDir,
    REMOTE_ORIGIN_TEMPLATE: `http://localhost:${port}`,
    PORT: String(port),
    API_UPSTREAM: `http://127.0.0.1:${siteUnderTest().ports.api}`,
  };
}

/** Builds a remote with its own tools, and releases it from there. */
async function release(name: string, from: string, ...more: string[]): Promise<void> {
  const env = await registryEnv(name);
  const { code, output } = await npmRunWith(
    env,
    'release',
    name,
    '--from',
    buildOutsideRemote(from),
    ...more,
  );
  expect(code, output).toBe(0);
}

test.afterAll(async ({ lastShell }) => {
  await lastShell.stop();
  for (const stop of hosts) await stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a remote that is built outside the repository from packed packages becomes part of the site', async ({
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
  await expect(page).toHaveURL(href(pages.about));
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Backstage' })).toBeVisible();
  await expect(page.getByText('Welcome,')).toBeVisible();
  expect(await page.evaluate(() => document.body.hasAttribute('data-same-document'))).toBe(true);

  await expect(accountMenu(page)).toBeVisible();
  expect(await countSessions(page)).toBe(1);
});

test('the packed packages contain the types that outside remotes are checked with', () => {
  checkOutsideTypes(remote);
  checkOutsideTypes(season);
});

test('another season’s awards replace the current ones in a running site, and can be rolled back', async ({
  page,
}) => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  const jury = '/awards/the-jury';
  const getStatus = async (path: string) => (await page.request.get(path)).status();
  await page.goto(href(pages.awardsWelcome));
  const before = (await heading.textContent()) ?? '';
  expect(await getStatus(jury)).toBe(404);

  const dropped = Object.values(wholeRows(pages)).filter(
    ({ owner, path }) => owner === 'awards' && path !== href(pages.awardsWelcome),
  );
  await release('awards', season, ...dropped.flatMap(({ path }) => ['--drops', path]));
  await expect.poll(() => getStatus(jury), live).toBe(200);
  await expect.poll(() => getStatus(shellStatePath), live).toBe(200);

  // A visitor with an open page of the previous awards can still use it, and finds the new season by the site's own links.
  await expect(heading).toHaveText(before);
  const banner = page.getByRole('banner');
  await banner.getByRole('link', { name: frameTexts['frame.menu.about'] }).click();
  await expect(page).toHaveURL(href(pages.about));
  await page.goto(href(pages.awardsWelcome));
  await expect(heading).toHaveText('A season decided by a jury');
  await expect(page.getByRole('main').getByRole('listitem').first()).not.toBeEmpty();
  await page.getByRole('link', { name: 'Meet the jury' }).click();
  await expect(heading).toHaveText('The jury');
  await expect(page.getByText('Log in to write to the jury.')).toBeVisible();
  await expect(banner.getByRole('link', { name: /vote/i })).toHaveCount(0);

  const back = await npmRunWith(await registryEnv('awards'), 'rollback', 'awards');
  expect(back.code, back.output).toBe(0);
  await expect.poll(() => getStatus(jury), live).toBe(404);
  await expect.poll(() => getStatus(shellStatePath), live).toBe(200);
  await page.goto(href(pages.awardsWelcome));
  await expect(heading).toHaveText(before);
});
