import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { renamedBuild } from '@summit/tools/testing/sites/renamed-build';
import { npmRunWith } from '../../site/command.ts';
import { type FaultyHost, startFaultyHost } from '../../site/releases/faulty-host.ts';
import { scriptAtWork } from '../../site/script-at-work.ts';
import { copyRegistry, releaseEnv } from '../../site/sites/own-registry.ts';
import { expect, test } from '../../site/sites/own-shell.ts';

const folder = join(tmpdir(), `summit-release-and-back-${process.pid}`);
const dataDir = join(folder, 'data');
/** The number of the page's last part, which belongs to the release, while organisers change its words. */
const number = '05';
const next = '55';

// The registry is separate, so that no other journey gets this release.
test.use({ shellEnv: { DATA_DIR: dataDir } });

let host: FaultyHost;
let build: string;

test.beforeAll(async () => {
  const { live } = copyRegistry(dataDir, 'releases/awards');
  const releases = join(dataDir, 'releases/awards');
  host = await startFaultyHost(releases);
  const change = (text: string) => text.replace(new RegExp(`(index: ?)"${number}"`), `$1"${next}"`);
  build = renamedBuild(join(releases, live.awards?.buildId ?? ''), join(folder, 'builds'), 'renewed', change);
});

test.afterAll(async ({ lastShell }) => {
  await lastShell.stop();
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Checks that visitors see this number within ten seconds, in the HTML and in the browser. */
async function expectNumber(page: Page, shown: string): Promise<void> {
  const html = async () => (await page.request.get(href(pages.awardsWelcome))).text();
  await expect.poll(html, { timeout: 10_000 }).toContain(`>${shown}</span>`);
  await page.goto(href(pages.awardsWelcome));
  await scriptAtWork(page);
  await expect(page.getByRole('main').getByText(shown, { exact: true })).toBeVisible();
}

test(
  'a team releases its remote and rolls it back, and visitors see each change within ten seconds',
  { tag: '@core' },
  async ({ page, shell }) => {
    const env = releaseEnv(dataDir, host.origin, shell.origin);
    await expectNumber(page, number);

    const released = await npmRunWith(env, 'release', 'awards', '--from', build);
    expect(released.code, released.output).toBe(0);
    await expectNumber(page, next);

    const back = await npmRunWith(env, 'rollback', 'awards');
    expect(back.code, back.output).toBe(0);
    await expectNumber(page, number);
  },
);
