import { type Browser, errors } from '@playwright/test';
import { href } from '@summit/contract/href';
import { npmRun, npmRunWith } from '../site/command.ts';
import { expect, test } from '../site/journey.ts';
import { nextVersion } from '../site/next-release.ts';
import { siteUnderTest } from '../site/site-under-test.ts';
import { buildThrowingRelease, thrownInBrowsers } from '../site/throwing-release.ts';

test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.use({ expectedNoise: [new RegExp(thrownInBrowsers)] });

const atOnce = 2;
let build: string;
let remove: () => void;

test.beforeAll(() => {
  test.setTimeout(240_000);
  const next = nextVersion();
  remove = next.remove;
  build = buildThrowingRelease(next);
});

test.afterAll(() => remove());

/** The last line of the awards' history. */
async function lastChange(): Promise<string> {
  const { output } = await npmRun('release', 'awards', '--history');
  return output.trimEnd().split('\n').at(-1) ?? '';
}

/** Visitors come, each with a browser of their own, until `isOver`. */
async function visit(browser: Browser, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const context = await browser.newContext({ baseURL: siteUnderTest().origin });
    const page = await context.newPage();
    const reported = page.waitForRequest(/\/r\/report$/, { timeout: 5000 }).catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
    await page.goto(href('awardsWelcome'));
    await reported;
    await context.close();
  }
}

test('where a browser is at hand, a release that throws in it does not go live', async () => {
  const before = await lastChange();
  const { code, output } = await npmRun('release', 'awards', '--from', build);
  expect(code).not.toBe(0);
  expect(output).toContain(`its page ${href('awardsWelcome')} fails in a browser: `);
  expect(output).toContain(thrownInBrowsers);
  expect(output.match(/its page/g)).toHaveLength(1);
  expect(await lastChange()).toBe(before);
});

test('a release that throws only in browsers is rolled back by itself within a minute, and the history says why', async ({
  browser,
  page,
}) => {
  // As where no browser tries a release before it goes live.
  const released = await npmRunWith({ RELEASE_BROWSER: 'none' }, 'release', 'awards', '--from', build);
  expect(released.code, released.output).toBe(0);
  const liveSince = Date.now();

  let isOver = false;
  const visits = Promise.all(Array.from({ length: atOnce }, () => visit(browser, () => isOver)));
  try {
    await expect.poll(lastChange, { timeout: 60_000, intervals: [1000] }).toContain('rollback');
  } finally {
    isOver = true;
    await visits;
  }
  expect(Date.now() - liveSince).toBeLessThan(60_000);
  expect(await lastChange()).toMatch(/rollback .*health gate {2}\d+ of \d+ views failed \(render \d+\)/);

  await expect
    .poll(async () => (await page.request.get(href('awardsWelcome'))).text(), { timeout: 15_000 })
    .not.toContain('<h1>Awards</h1>');
  await page.goto(href('awardsWelcome'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
