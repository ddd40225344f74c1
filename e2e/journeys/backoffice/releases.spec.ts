import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import * as awardsCalls from '@summit/contract/calls/awards';
import type { Registry } from '@summit/contract/releases/registry';
import type { DemoAccountName } from '@summit/contract/session/demo-accounts';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { renamedBuild } from '@summit/tools/testing/sites/renamed-build';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { npmRunWith } from '../../site/command.ts';
import { expect, test } from '../../site/journey.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';
import { signIn } from '../../site/sign-in.ts';
import { siteUnderTest } from '../../site/sites/site-under-test.ts';

/** A one-time code that was just used is refused. */
test.use({ expectedNoise: /status of 403/ });
test.describe.configure({ mode: 'serial' });

const folder = join(tmpdir(), `summit-releases-screen-${process.pid}`);
/** The number of the welcome page's last part, which belongs to the release, while organisers change its words. */
const number = '05';
const next = '55';
/** The id of the new build. */
const renewed = 'renewed';

let organiser: Page;
let live: string;

test.beforeAll(async ({ browser }) => {
  const { DATA_DIR } = siteUnderTest().env;
  const registry = JSON.parse(readFileSync(join(DATA_DIR, 'registry/registry.json'), 'utf8')) as Registry;
  live = registry.live.awards?.buildId ?? '';
  const change = (text: string) => text.replace(new RegExp(`(index: ?)"${number}"`), `$1"${next}"`);
  const build = renamedBuild(join(DATA_DIR, 'releases/awards', live), folder, renewed, change);
  // The team releases it without a browser check, which another journey covers.
  const notes = ['--by', 'Tim Team', '--notes', 'The last part has another number'];
  const order = ['release', 'awards', '--from', build, '--candidate', ...notes] as const;
  const handedOver = await npmRunWith({ RELEASE_BROWSER: 'none' }, ...order);
  expect(handedOver.code, handedOver.output).toBe(0);
  organiser = await organiserInBrowser(browser, 'owner');
});

test.afterAll(async () => {
  await organiser.context().close();
  rmSync(folder, { recursive: true, force: true });
});

const rowOf = (buildId: string) =>
  organiser.getByRole('table', { name: 'Releases of Awards' }).getByRole('row', { name: buildId });

async function openReleases(): Promise<void> {
  await organiser.goto(`${href(pages.backoffice)}/releases`);
  await expect(organiser.getByRole('region', { name: 'Awards' })).toBeVisible();
}

/** Presses a button of the screen, reads the difference, and confirms the change. */
async function decide(button: string, confirm: string, shown: RegExp): Promise<void> {
  await organiser.getByRole('button', { name: button }).click();
  const dialog = organiser.getByRole('dialog');
  await expect(dialog.getByText(shown).first()).toBeVisible();
  await expectNoFindings(organiser, button);
  await dialog.getByRole('textbox', { name: 'Reason (for the history)' }).fill('The new season begins');
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(dialog).toBeHidden();
}

/** Checks that new visitors see this number within ten seconds. */
async function expectNumber(page: Page, shown: string): Promise<void> {
  const html = async () => (await page.request.get(href(pages.awardsWelcome))).text();
  await expect.poll(html, { timeout: 10_000 }).toContain(`>${shown}</span>`);
}

interface Ballot {
  first: Locator;
  second: Locator;
}

/** A visitor on the page of the ballot who has made the first of two choices. */
async function beginBallot(page: Page, account: DemoAccountName): Promise<Ballot> {
  await signIn(page, account);
  await page.goto(href(pages.awardsVotingStepOne));
  const groups = page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('checkbox') });
  const choice = (place: number) => groups.nth(place).getByRole('checkbox').first();
  await choice(0).check();
  return { first: choice(0), second: choice(1) };
}

/** Continues the ballot on the open page and after a reload, and sends it; its receipt is shown. */
async function finishBallot(page: Page, { first, second }: Ballot): Promise<void> {
  await expect(first).toBeChecked();
  await second.check();
  await page.reload();
  await expect(first).toBeChecked();
  await expect(second).toBeChecked();
  await page.getByRole('button', { name: awardsTexts['awardsVotingStepOne.review'] }).click();
  const review = page.getByRole('region', { name: awardsTexts['awardsVotingStepOne.review'] });
  const sending = page.waitForResponse((each) => each.url().endsWith(awardsCalls.voteStepOne.path));
  await review.getByRole('button', { name: awardsTexts['awardsVotingStepOne.submit'] }).click();
  expect((await sending).ok()).toBe(true);
  await expect(page).toHaveURL(new RegExp(href(pages.awardsVotingThankyou)));
  await expect(page.getByRole('code').first()).not.toBeEmpty();
}

test('an organiser previews a candidate by its link, before any visitor sees it', async ({ page }) => {
  await openReleases();
  await expect(rowOf(live)).toContainText('Live for everyone');
  await expect(rowOf(renewed)).toContainText('The last part has another number');
  await expectNoFindings(organiser, 'releases');
  await organiser.setViewportSize({ width: 390, height: 844 });
  await expectNoFindings(organiser, 'releases on a phone');
  await organiser.setViewportSize({ width: 1440, height: 900 });
  await organiser.getByRole('button', { name: `Preview awards ${renewed}` }).click();
  const address = await organiser.getByRole('dialog').getByRole('link').getAttribute('href');
  await organiser.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.goto(address ?? '');
  // The link opens the first page of the remote, and the browser uses the candidate on all of its pages.
  await page.goto(href(pages.awardsWelcome));
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Preview of awards');
  await expect(page.getByRole('main').getByText(next, { exact: true })).toBeVisible();
});

test('the awards are replaced while a visitor is filling in the ballot, and no choice is lost', async ({
  page,
}) => {
  const ballot = await beginBallot(page, 'crypto');
  await expectNumber(page, number);
  await openReleases();
  await decide(`Make live: awards ${renewed}`, `Make ${renewed} live`, new RegExp(renewed));
  await expect(organiser.getByText(`Awards ${renewed} is live.`)).toBeVisible();
  await expectNumber(page, next);
  await expect(rowOf(renewed)).toContainText('Live for everyone');
  await finishBallot(page, ballot);
});

test('the awards are rolled back while another visitor is filling in the ballot, and no choice is lost', async ({
  page,
}) => {
  const ballot = await beginBallot(page, 'buy');
  await openReleases();
  await decide(`Roll back: awards ${renewed}`, `Roll back ${renewed}`, /Everyone gets/);
  await expectNumber(page, number);
  await expect(rowOf(live)).toContainText('Live for everyone');
  await finishBallot(page, ballot);
  const history = organiser.getByText('History of Awards');
  await history.click();
  const table = organiser.getByRole('table', { name: 'History of Awards' });
  await expect(table.getByRole('row', { name: /Rolled back to/ }).first()).toContainText(
    'The new season begins',
  );
});

test('the release and the rollback each have one row in the record', async () => {
  await organiser.goto(`${href(pages.backoffice)}/record`);
  await organiser.getByRole('searchbox', { name: 'What was changed' }).fill('releases');
  const rows = organiser.getByRole('row', { name: 'releases/awards' });
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(renewed);
});
