import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { type NextVersion, nextVersion } from '@summit/tools/testing/sites/next-version';
import { reserveSitePort } from '@summit/tools/testing/sites/reserve-site-port';
import { expect, test } from '../../site/journey.ts';
import { hydrated } from '../../site/script-at-work.ts';

const root = join(import.meta.dirname, '../../..');
const dataDir = mkdtempSync(join(tmpdir(), 'summit-dev-'));
let origin: string;
/** The copy of the sources that is changed. */
let copy: NextVersion;
let dev: ChildProcess | undefined;
let printed = '';

test.use({ baseURL: async ({}, use) => use(origin) });

test.beforeAll(async () => {
  copy = nextVersion();
  // Remotes that are not watched use their last build.
  for (const remote of ['mf-registration', 'mf-messaging']) {
    cpSync(join(root, remote, 'dist'), join(copy.folder, remote, 'dist'), { recursive: true });
  }
  const { port } = await reserveSitePort();
  origin = `http://localhost:${port}`;
  dev = spawn(process.execPath, ['--import', 'tsx', 'tools/dev/dev.ts', 'content', 'awards'], {
    cwd: copy.folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (text) => (printed += String(text)));
  await expect.poll(() => dev?.exitCode ?? printed, { timeout: 450_000 }).toContain('Summit is ready');
});

test.afterAll(async () => {
  const gone = dev && once(dev, 'exit');
  dev?.kill('SIGTERM');
  await gone;
  copy.remove();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Change {
  file: string;
  before: string;
  after: string;
  /** Whether the file is replaced, because some editors write a new file and rename it. */
  isReplaced?: boolean;
}

function save({ file, before, after, isReplaced = false }: Change): void {
  const path = join(copy.folder, file);
  const text = readFileSync(path, 'utf8').replace(before, after);
  expect(text).toContain(after);
  writeFileSync(isReplaced ? `${path}~` : path, text);
  if (isReplaced) renameSync(`${path}~`, path);
}

/** Checks that the open page shows the text without a reload, and the server's HTML contains it. */
async function expectShown(page: Page, path: string, text: string): Promise<void> {
  const timeout = 60_000;
  await expect(page.getByText(text), printed).toBeVisible({ timeout });
  expect(await page.evaluate(() => document.body.hasAttribute('data-same-document'))).toBe(true);
  const html = async () => (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
  await expect.poll(html, { timeout }).toContain(text);
}

async function openMarked(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
}

test('a changed line in a remote, in another one and in the shell appears in the open page', async ({
  page,
}) => {
  await openMarked(page, href(pages.contactUs));
  const name = page.getByRole('textbox').first();
  await name.fill('Ada');
  save({
    file: 'mf-content/src/contact-us/contact-us-page.tsx',
    before: "<h2>{texts['contactUs.form.title']}</h2>",
    after: '<h2>Changed in the content</h2>',
  });
  await expectShown(page, href(pages.contactUs), 'Changed in the content');
  await expect(name).toHaveValue('Ada');

  save({
    file: 'shell/src/app/frame/footer/footer-band.tsx',
    before: "<small>{texts['frame.footer.copyright']}</small>",
    after: '<small>Changed in the shell</small>',
    isReplaced: true,
  });
  await expectShown(page, href(pages.contactUs), 'Changed in the shell');

  await openMarked(page, href(pages.awardsWelcome));
  const file = 'mf-awards/src/welcome/welcome-page.tsx';
  const before = 'eyebrow={seasonName(event.name, awards.year)}';
  save({ file, before, after: 'eyebrow="Changed in the awards"', isReplaced: true });
  await expectShown(page, href(pages.awardsWelcome), 'Changed in the awards');
  save({
    file,
    before: 'eyebrow="Changed in the awards"',
    after: 'eyebrow="Changed again"',
    isReplaced: true,
  });
  await expectShown(page, href(pages.awardsWelcome), 'Changed again');
});
