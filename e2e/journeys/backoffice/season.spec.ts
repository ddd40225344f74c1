import type { Page } from '@playwright/test';
import * as awardsCalls from '@summit/contract/calls/awards';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { callApi } from '../../site/call-api.ts';
import { expect, test } from '../../site/journey.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';

/** A one-time code that was just used is refused. */
test.use({ expectedNoise: /status of 403/ });
test.describe.configure({ mode: 'serial' });

/** Other journeys vote in this season, so this date is far in the future, and removed again. */
const farAway = { written: '2031-03-01T09:00', shown: 'Sat 1 March 2031, 09:00' };

let steward: Page;
let auditor: Page;

const at = (part = '') => [href(pages.backoffice), 'season', part].filter(Boolean).join('/');

async function openDialog(page: Page, button: string) {
  await page.getByRole('button', { name: button, exact: true }).click();
  return page.getByRole('dialog');
}

async function press(page: Page, button: string) {
  await page.getByRole('dialog').getByRole('button', { name: button }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test.beforeAll(async ({ browser }) => {
  steward = await organiserInBrowser(browser, 'steward');
  auditor = await organiserInBrowser(browser, 'auditor');
});

test.afterAll(async () => {
  await steward.context().close();
  await auditor.context().close();
});

test('a status scheduled in the venue’s time appears on the timeline, and can be removed', async () => {
  await steward.goto(at());
  const dialog = await openDialog(steward, 'Set Companies: Between the votes');
  await expect(dialog.getByText('Closes the first vote.')).toBeVisible();
  await dialog.getByRole('radio', { name: 'Later' }).click();
  await dialog.getByLabel('Day and time').fill(farAway.written);
  await press(steward, 'Schedule');
  const line = steward.getByRole('table', { name: 'Timeline' });
  await expect(line.getByRole('columnheader', { name: farAway.shown })).toBeVisible();

  const now = await openDialog(steward, 'Set Companies: Between the votes');
  await expect(now.getByRole('list', { name: 'Cancelled changes' })).toContainText(farAway.shown);
  await expectNoFindings(steward, 'setting a status');
  await press(steward, 'Cancel');

  await openDialog(steward, 'Cancel Companies: Between the votes');
  await expectNoFindings(steward, 'cancelling a scheduled status');
  await press(steward, 'Remove from schedule');
  await expect(line.getByRole('columnheader', { name: farAway.shown })).toBeHidden();
});

test('a step back that one organiser requested can be read by another, and withdrawn', async () => {
  await steward.goto(at());
  const dialog = await openDialog(steward, 'Set Companies: Before the first vote');
  await expect(dialog.getByText(/out of order/)).toBeVisible();
  await press(steward, 'Ask a second person');
  await expect(steward.getByText(/Someone else must agree/)).toBeVisible();

  await auditor.goto(at());
  const read = await openDialog(auditor, 'Review');
  await expect(read.getByText(/Removes from the site the nominees/)).toBeVisible();
  await expectNoFindings(auditor, 'agreeing');
  await press(auditor, 'Cancel');

  await openDialog(steward, 'Withdraw request');
  await press(steward, 'Withdraw request');
  await expect(steward.getByText(/Someone else must agree/)).toBeHidden();
});

test('visitors see a changed status of the welcome page immediately', async ({ request }) => {
  const status = async () =>
    (await callApi(request, awardsCalls.awardsWelcomeStatus, {})).awardsWelcomeStatus;
  expect(await status()).toBe('VoteOne');
  await steward.goto(at());
  for (const [name, wire] of [
    ['Between the votes', 'PreVoteTwo'],
    ['First vote', 'VoteOne'],
  ] as const) {
    await openDialog(steward, `Set Welcome page: ${name}`);
    await press(steward, 'Set now');
    await expect.poll(status, { timeout: 5000 }).toBe(wire);
  }
});

test('an open vote offers no count, and its nominees cannot be changed', async () => {
  await steward.goto(at('count'));
  const votes = steward.getByRole('table', { name: 'Votes' });
  await expect(votes.getByRole('row', { name: /^Companies, first vote/ })).toContainText('not over yet');
  await expect(votes.getByRole('button')).toHaveCount(0);
});

test('axe finds no violations on the parts of the season', async () => {
  for (const [part, heading] of [
    ['', 'Statuses'],
    ['nominations', 'Nominees'],
    ['decisions', 'Ballot exclusions'],
    ['count', 'Season'],
  ] as const) {
    await steward.goto(at(part));
    await expect(steward.getByRole('heading', { name: heading, exact: true })).toBeVisible();
    await expect(steward.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectNoFindings(steward, part || 'plan');
  }
});
