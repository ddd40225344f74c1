import { join } from 'node:path';
import { type APIRequestContext, type APIResponse, type Browser, errors } from '@playwright/test';
import {
  type FailureReport,
  failureReportPath,
  viewTokenName,
} from '@summit/contract/releases/release-health';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { npmRun, npmRunWith } from '../../site/command.ts';
import { expect, test } from '../../site/journey.ts';
import { faultyBuild, soundHeading, thrownByFault } from '../../site/releases/faulty-release.ts';
import { siteUnderTest } from '../../site/sites/site-under-test.ts';

test.describe.configure({ mode: 'serial' });
test.use({ expectedNoise: new RegExp(thrownByFault) });

/** More networks than the health gate attributes to a single forger. */
const others = 40;
let build: string;

test.beforeAll(({ nextAwards }) => {
  build = faultyBuild(nextAwards.build, join(nextAwards.folder, 'late'), 'late', 'health');
});

/** The last change in the awards' history; the details of a change's pages are indented. */
async function lastChange(): Promise<string> {
  const { output } = await npmRun('release', 'awards', '--history');
  return output.split('\n').findLast((line) => /^\S/.test(line)) ?? '';
}

/** A visitor opens the page in a browser; returns the browser's report, null when nothing failed. */
async function toReport(browser: Browser): Promise<string | null> {
  const context = await browser.newContext({ baseURL: siteUnderTest().origin });
  const page = await context.newPage();
  const reported = page
    .waitForRequest((made) => new URL(made.url()).pathname === failureReportPath, { timeout: 10_000 })
    .catch((error: unknown) => {
      if (!(error instanceof errors.TimeoutError)) throw error;
    });
  await page.goto(href(pages.awardsWelcome));
  const report = (await reported)?.postData() ?? null;
  await context.close();
  return report;
}

/**
 * Sends the reports of more visitors with such a browser, each from a separate network: they request the page and report the
 * same, without the delay of a real browser on a slow machine.
 */
async function othersReport(report: string, request: APIRequestContext): Promise<void> {
  for (let visitor = 0; visitor < others; visitor += 1) {
    const from = { 'x-forwarded-for': `198.18.${visitor}.1` };
    const opened = await request.get(href(pages.awardsWelcome), { headers: from });
    const response = await request.post(failureReportPath, {
      data: JSON.stringify({ ...(JSON.parse(report) as FailureReport), view: tokenOf(opened) }),
      headers: { ...from, 'content-type': 'text/plain;charset=UTF-8' },
    });
    expect(response.status()).toBe(204);
  }
}

/** The token with which a browser proves that the page was sent to it. */
function tokenOf(opened: APIResponse): string | undefined {
  const timings = opened.headers()['server-timing'] ?? '';
  return new RegExp(`\\b${viewTokenName};desc="([^"]+)"`).exec(timings)?.[1];
}

test('a release that throws in the check’s browser does not go live', async () => {
  const before = await lastChange();
  const { code, output } = await npmRun('release', 'awards', '--from', build);
  expect(code).not.toBe(0);
  expect(output).toContain(`its page ${href(pages.awardsWelcome)} fails in a browser: `);
  expect(output).toContain(thrownByFault);
  expect(output.match(/its page/g)).toHaveLength(1);
  expect(await lastChange()).toBe(before);
});

test('a release with a second copy of the session does not go live', async ({ nextAwards }) => {
  const before = await lastChange();
  const second = faultyBuild(nextAwards.build, join(nextAwards.folder, 'session'), 'session', 'health');
  const { code, output } = await npmRun('release', 'awards', '--from', second);
  expect(code).not.toBe(0);
  expect(output).toContain('it runs 2 copies of shared-auth');
  expect(await lastChange()).toBe(before);
});

test('a release that throws only in browsers is rolled back automatically within a minute, and the history says why', async ({
  browser,
  page,
  request,
}) => {
  // This is a release without a check in a browser.
  const released = await npmRunWith({ RELEASE_BROWSER: 'none' }, 'release', 'awards', '--from', build);
  expect(released.code, released.output).toBe(0);

  let report: string | null = null;
  while (report === null) report = await toReport(browser);
  // A real browser on a busy machine may take a while until then; the minute begins with the first report.
  const reportedSince = Date.now();
  await othersReport(report, request);
  await expect.poll(lastChange, { timeout: 60_000, intervals: [1000, 3000] }).toContain('rollback');
  expect(Date.now() - reportedSince).toBeLessThan(60_000);
  expect(await lastChange()).toMatch(/rollback .*health gate {2}\d+ of \d+ views failed \(render \d+\)/);

  await expect
    .poll(async () => (await page.request.get(href(pages.awardsWelcome))).text(), { timeout: 15_000 })
    .not.toContain(soundHeading);
  await page.goto(href(pages.awardsWelcome));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
