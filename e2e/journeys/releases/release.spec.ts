import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { getFiles } from '@summit/contract/releases/remote-files';
import { errorPages } from '@summit/contract/site/error-pages';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { npmRun, npmRunWith } from '../../site/command.ts';
import { expect, test } from '../../site/journey.ts';
import { newPagePath } from '../../site/releases/faulty-release.ts';

test.describe.configure({ mode: 'serial' });

const jury = newPagePath;
let build: string;
let folder: string;

/** Requests the path without the browser, which would log every missing page. */
async function getStatus(page: Page, path: string): Promise<number> {
  return (await page.request.get(path)).status();
}

test.beforeAll(({ nextAwards }) => {
  ({ build, folder } = nextAwards);
});

test.describe('before the release', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('the new page does not exist', async ({ page }) => {
    await page.goto(jury);
    await expect(page.getByText(errorPages.notFound.message)).toBeVisible();
  });
});

test('a release whose files were tampered with is refused with the reason', async () => {
  const broken = join(folder, 'tampered');
  cpSync(build, broken, { recursive: true });
  const { server } = JSON.parse(readFileSync(join(broken, 'remote.json'), 'utf8'));
  appendFileSync(join(broken, server.entry), '\n// one more line');

  const { code, output } = await npmRun('release', 'awards', '--from', broken);

  expect(code).not.toBe(0);
  expect(output).toContain("The release of 'awards' is refused");
  expect(output).toContain('hash differs');
});

test('a release that claims the page of another remote is refused, and the previous release stays live', async ({
  request,
}) => {
  const greedy = join(folder, 'greedy');
  cpSync(build, greedy, { recursive: true });
  const file = join(greedy, 'remote.json');
  const descriptor = JSON.parse(readFileSync(file, 'utf8'));
  descriptor.pages[0].path = href(pages.agenda);
  writeFileSync(file, JSON.stringify(descriptor));

  const { code, output } = await npmRun('release', 'awards', '--from', greedy);

  expect(code).not.toBe(0);
  expect(output).toContain(`the path ${href(pages.agenda)} belongs to the remote 'content'`);
  expect((await request.get(href(pages.awardsWelcome))).status()).toBe(200);
});

test.describe('before it is live', () => {
  test.use({ expectedNoise: /status of 404/ });

  test('only its preview link shows a candidate, and the preview can be left; a rollout then shows it on some devices', async ({
    page,
    browser,
  }) => {
    // A browser checks every page later, when the release goes live for all visitors.
    const withoutBrowser = { RELEASE_BROWSER: 'none' };
    const candidate = await npmRunWith(withoutBrowser, 'release', 'awards', '--from', build, '--candidate');
    expect(candidate.code, candidate.output).toBe(0);
    expect(await getStatus(page, jury)).toBe(404);
    const { buildId, browser: files } = JSON.parse(readFileSync(join(build, 'remote.json'), 'utf8'));
    const entry = `${getFiles('awards', buildId)}/${files.entry}`;
    await expect.poll(() => getStatus(page, entry)).toBe(404);
    const { output } = await npmRun('preview', 'awards', '--path', jury);
    await page.goto(output.split('\n')[0] ?? '');
    await expect(page.getByRole('heading', { level: 1, name: 'Jury' })).toBeVisible();
    expect(await getStatus(page, entry)).toBe(200);
    await expect(page).toHaveURL(jury);
    const mark = page.getByRole('complementary', { name: 'Preview' });
    await expect(mark).toContainText('Preview of awards');
    await mark.getByRole('link', { name: 'Leave the preview' }).click();
    await expect(page.getByText(errorPages.notFound.message)).toBeVisible();
    await expect(mark).toBeHidden();
    expect(await getStatus(page, entry)).toBe(404);

    const share = await npmRun('promote', 'awards', '--share', '10');
    expect(share.code, share.output).toBe(0);
    const shared = new Set<boolean>();
    for (let device = 0; shared.size < 2 && device < 300; device += 1) {
      const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
      const first = (await context.request.get(jury)).status();
      expect((await context.request.get(jury)).status()).toBe(first);
      shared.add(first === 200);
      await context.close();
    }
    expect(shared).toEqual(new Set([true, false]));
    const back = await npmRun('rollback', 'awards', '--why', 'the next step of the journey');
    expect(back.code, back.output).toBe(0);
    expect(back.output).toContain('is live for all devices');
  });
});

test('a new release adds its page within ten seconds, without rebuilding or restarting the shell', async ({
  page,
}) => {
  const openTab = await page.context().newPage();
  await openTab.goto(href(pages.awardsWelcome));
  const { code, output } = await npmRun('release', 'awards', '--from', build);
  expect(code, output).toBe(0);

  await expect.poll(() => getStatus(page, jury), { timeout: 10_000 }).toBe(200);
  await page.goto(jury);
  await expect(page.getByRole('heading', { level: 1, name: 'Jury' })).toBeVisible();
  await readOn(openTab);
});

/** A visitor whose tab was open before leaves the awards for another page, and comes back. */
async function readOn(openTab: Page): Promise<void> {
  await openTab.getByRole('banner').getByRole('link', { name: frameTexts['frame.menu.about'] }).click();
  await expect(openTab).toHaveURL(href(pages.about));
  await openTab.goBack();
  await expect(openTab).toHaveURL(href(pages.awardsWelcome));
  await expect(openTab.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
}

test('a rollback makes the previous release live again', async ({ page }) => {
  const openTab = await page.context().newPage();
  await openTab.goto(href(pages.awardsWelcome));
  const { code, output } = await npmRun('rollback', 'awards');
  expect(code, output).toBe(0);

  await expect.poll(() => getStatus(page, jury), { timeout: 10_000 }).toBe(404);
  await readOn(openTab);
  await page.goto(href(pages.awardsWelcome));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
