import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type ShellState, shellStatePath } from '@summit/contract/frame/shell-state';
import { errorPages } from '@summit/contract/site/error-pages';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { npmRunWith } from '../../site/command.ts';
import { closeLogin, loginPopup } from '../../site/log-in.ts';
import { type FaultyHost, type FileFault, startFaultyHost } from '../../site/releases/faulty-host.ts';
import {
  type CodeFault,
  faultyBuild,
  makeLiveUntried,
  soundHeading,
  thrownByFault,
} from '../../site/releases/faulty-release.ts';
import { copyRegistry } from '../../site/sites/own-registry.ts';
import { expect, test } from '../../site/sites/own-shell.ts';

const folder = join(tmpdir(), `summit-faults-${process.pid}`);
const dataDir = join(folder, 'data');
let build: string;
let host: FaultyHost;

test.use({
  // This is the default timeout of a site, so that hanging pages are found as fast as there.
  shellEnv: { DATA_DIR: dataDir, RENDER_SECONDS: '5' },
  // React's error 419 says that the server left a part to the browser. The error of half a script depends on where it is
  // cut, and the requests of a page that is left are aborted.
  expectedNoise: new RegExp(
    `${thrownByFault}|ERR_\\w+|Failed to (load|fetch)|did not (load|come)|temporarily unavailable|Loading (?:CSS )?chunk|status of \\d|changed|[Uu]nexpected|[Uu]nterminated|[Mm]issing (\\)|\\}|initializer)|Invalid regular|MIME type|React error #419`,
  ),
});

test.beforeAll(async ({ nextAwards }) => {
  build = nextAwards.build;
  copyRegistry(dataDir);
  host = await startFaultyHost(join(dataDir, 'releases/awards'));
});

// A shell with the page of the previous release would go on showing it, and visitors would not see the fault.
test.afterEach(({ lastShell }) => lastShell.stop());

test.afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

const temporarily = 'This part of the site is temporarily unavailable';
const { message: anError } = errorPages.failed;

/** The fault of the new release, and the text that a visitor of its page sees meanwhile. */
const rows: { what: string; files?: FileFault; code?: CodeFault; reads: string }[] = [
  { what: 'its file server is down', files: 'down', reads: temporarily },
  { what: 'its file server takes half a minute', files: 'slow', reads: '' },
  { what: 'its files are missing', files: 'missing', reads: temporarily },
  { what: 'its file server sends HTML', files: 'HTML', reads: temporarily },
  { what: 'its files are truncated', files: 'truncated', reads: temporarily },
  { what: 'its files are not those that were released', files: 'changed', reads: temporarily },
  { what: 'its page throws when it is loaded', code: 'load', reads: temporarily },
  { what: 'its page throws when it is rendered', code: 'render', reads: anError },
  { what: 'its page throws in an effect', code: 'effect', reads: anError },
  { what: 'its page throws on the server', code: 'server', reads: soundHeading },
  { what: 'its page loops on the server', code: 'loop', reads: soundHeading },
  { what: 'its page leaks on the server', code: 'leak', reads: soundHeading },
];

const main = (page: Page) => page.getByRole('main');

/** Checks that pages of other remotes are complete, and not delayed. */
async function neighbourIsWhole(page: Page): Promise<void> {
  const response = await page.request.get(href(pages.speakers), { timeout: 5000 });
  expect(response.status()).toBe(200);
  expect(await response.text()).toMatch(/<h1[^>]*>(?:<[^>]+>)*Speakers/i);
}

async function renderedRevision(page: Page): Promise<number | null> {
  const response = await page.request.get(shellStatePath);
  return ((await response.json()) as ShellState).renderedRevision;
}

for (const { what, files, code = 'none', reads } of rows) {
  test(`${what} in a new release: the frame and all other pages still work, and the fault is repaired`, async ({
    page,
  }) => {
    const before = await renderedRevision(page);
    host.fail(files ?? null);
    const suffix = files ?? '';
    const faulty = faultyBuild(build, join(folder, `builds${suffix}`), code, suffix);
    let live = makeLiveUntried(dataDir, faulty, host.origin);
    const neighbour = (async () => {
      for (let asked = 0; asked < 20; asked += 1) await neighbourIsWhole(page);
    })();

    await expect.poll(() => renderedRevision(page), { timeout: 60_000 }).not.toBe(before);
    await page.goto(href(pages.awardsWelcome));
    if (reads) {
      await expect(main(page).or(page.getByRole('alert')).getByText(reads).first()).toBeVisible({
        timeout: 30_000,
      });
    }
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click();
    await expect(loginPopup(page)).toBeVisible();
    await closeLogin(page);
    await page.goto(href(pages.speakers));
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await neighbour;

    // The file server works again; where the code is at fault, the previous release is restored.
    host.fail(null);
    if (code !== 'none') {
      const sound = faultyBuild(build, join(folder, 'sound'), 'none', code);
      live = makeLiveUntried(dataDir, sound, host.origin);
    }
    // The server renders the same heading for a page that fails in browsers, so the release itself has to change.
    await expect
      .poll(
        async () => {
          const html = await (await page.request.get(href(pages.awardsWelcome))).text();
          return html.includes(soundHeading) && html.includes(live);
        },
        { timeout: 15_000 },
      )
      .toBe(true);
    await page.goto(href(pages.awardsWelcome));
    await expect(main(page).getByRole('heading', { level: 1, name: soundHeading })).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('a release whose page leaks on the server does not go live by the release command', async () => {
  const leaking = faultyBuild(build, join(folder, 'refused'), 'leak', 'refused');
  const { code, output } = await npmRunWith(
    { RELEASE_BROWSER: 'none' },
    'release',
    'awards',
    '--from',
    leaking,
  );
  expect(code).not.toBe(0);
  expect(output).toMatch(/leaks: each rendering leaves \d+ bytes|cannot be rendered again and again/);
});
