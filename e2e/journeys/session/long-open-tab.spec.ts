import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { visitTexts } from '@summit/contract/texts/visit';
import { renamedBuild } from '@summit/tools/testing/sites/renamed-build';
import { reserveSitePort } from '@summit/tools/testing/sites/reserve-site-port';
import { npmRunWith } from '../../site/command.ts';
import { draftIsStored } from '../../site/drafts.ts';
import { serveReleases } from '../../site/releases/remote-host.ts';
import { copyRegistry, releaseEnv } from '../../site/sites/own-registry.ts';
import { expect, test } from '../../site/sites/own-shell.ts';
import { siteUnderTest } from '../../site/sites/site-under-test.ts';

const folder = join(tmpdir(), `summit-open-tab-${process.pid}`);
const dataDir = join(folder, 'data');
const stops: (() => Promise<void>)[] = [];
let liveBuild: string;
let origins: string[];

// The registry is separate, so that no other journey gets these releases.
test.use({ shellEnv: { DATA_DIR: dataDir } });

test.beforeAll(async () => {
  const { live } = copyRegistry(dataDir);
  liveBuild = join(siteUnderTest().env.DATA_DIR, 'releases/content', live.content?.buildId ?? '');
  origins = [];
  for (let host = 0; host < 2; host += 1) {
    const { port } = await reserveSitePort();
    stops.push(await serveReleases(join(dataDir, 'releases/content'), port));
    origins.push(`http://localhost:${port}`);
  }
});

test.afterAll(async ({ lastShell }) => {
  await lastShell.stop();
  for (const stop of stops) await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Makes another build of the content live, and waits until the shell renders it. */
async function release(buildId: string, origin: string, shell: string): Promise<void> {
  const build = renamedBuild(liveBuild, join(folder, 'builds'), buildId);
  const env = releaseEnv(dataDir, origin, shell);
  const { code, output } = await npmRunWith(env, 'release', 'content', '--from', build);
  expect(code, output).toBe(0);
  expect(output).toContain(`content ${buildId} is live`);
}

const messageField = (page: Page) =>
  page.getByRole('main').getByRole('textbox', { name: visitTexts['contactUs.form.message'] });

/** Advances the time and clicks: a tab checks for releases on a click, at most every half minute. */
async function pollReleases(page: Page): Promise<void> {
  await page.clock.fastForward(31_000);
  const looked = page.waitForResponse(/\/registry\.json$/);
  await messageField(page).click();
  await looked;
}

test('an open tab survives five releases, the first from a new origin, and no form in it is interrupted', async ({
  page,
  shell,
}) => {
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  const loadedFrom = new Set<string>();
  page.on('request', (request) => {
    const [, build] = /\/r\/content\/([^/]+)\//.exec(request.url()) ?? [];
    if (build) loadedFrom.add(build);
  });

  await page.clock.install();
  await page.goto(href(pages.contactUs));
  await messageField(page).fill('Half an email');
  await draftIsStored(page, 'Half an email');

  let text = 'Half an email';
  for (let count = 1; count <= 5; count += 1) {
    const documentsBefore = documents;
    await release(`tab${count}`, origins[count % 2] ?? '', shell.origin);
    // A visitor who goes on writing is not disturbed: the page stays as it is.
    await pollReleases(page);
    await messageField(page).press('End');
    await messageField(page).pressSequentially(` ${count}`);
    text = `${text} ${count}`;
    await expect(messageField(page)).toHaveValue(text);
    await draftIsStored(page, text);
    expect(documents).toBe(documentsBefore);

    // The next page belongs to the new release, and the input is restored on the way back.
    const nav = page.getByRole('banner').getByRole('link', { name: frameTexts['frame.menu.about'] });
    await nav.click();
    await expect(page).toHaveURL(href(pages.about));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(messageField(page)).toHaveValue(text);
  }
  expect([...loadedFrom]).toEqual(expect.arrayContaining(['tab1', 'tab2', 'tab3', 'tab4', 'tab5']));
  expect(documents, 'the first load, and one reload at most').toBeLessThanOrEqual(2);
});
