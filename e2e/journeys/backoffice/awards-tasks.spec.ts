import type { Page } from '@playwright/test';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as settingsCalls from '@summit/contract/calls/settings';
import { venueClock } from '@summit/contract/money-and-time/venue-time';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { choice, nominate, visit, vote, votedCategory } from '../../site/backoffice/award-voters.ts';
import { choose } from '../../site/backoffice/entry-form.ts';
import { beginSeason } from '../../site/backoffice/new-season.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { agreeOn, openCount, openSeason, setStatus } from '../../site/backoffice/season-steps.ts';
import { expectInMain, mainAt, publicly, within } from '../../site/backoffice/visitor-sees.ts';
import { expect, test } from '../../site/journey.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';

// These journeys take the companies' awards from nominations to winners, on a separate site.

test.describe.configure({ mode: 'serial' });

let steward: Page;
let auditor: Page;

test.beforeAll(async ({ browser }) => {
  steward = await organiserInBrowser(browser, 'steward');
  auditor = await organiserInBrowser(browser, 'auditor');
  await beginSeason(steward, auditor);
});

test.afterAll(async () => {
  await steward.context().close();
  await auditor.context().close();
});

/** The title of a closed page of the awards. */
const closed = awardsTexts['awards.closed.title'];

test('nominations are opened, by two people if a step is skipped, and attendees nominate', async ({
  browser,
}) => {
  await agreeOn(steward, auditor, 'Individuals: Nominations');
  await expectInMain(href(pages.awardsIndividualNominationForm), closed, false);
  await setStatus(steward, 'Companies: Before nominations');
  await steward.getByRole('button', { name: 'Set Companies: Nominations', exact: true }).click();
  const dialog = steward.getByRole('dialog', { name: 'Companies: Nominations' });
  await expect(dialog).toContainText('Opens nominations.');
  await pictureForGuide(steward, 'open-nominations');
  await dialog.getByRole('button', { name: 'Set now' }).click();
  await expect(dialog).toBeHidden();

  await expectInMain(href(pages.awardsNominationForm), closed, false);
  await visit(browser, 'buy', (page) => nominate(page, 'Otter Pay Ltd'));
  await visit(browser, 'sell', (page) => nominate(page, 'Zinnia Rails'));
});

test('a nomination under another name is merged into its nominee, and a new name becomes a nominee', async () => {
  await openSeason(steward, 'nominations');
  const joined = steward.getByRole('group', { name: 'Merge Otter Pay Ltd' });
  await expect(joined.getByRole('button', { name: /^Merge into Otterpay \(\d+% match\)/ })).toBeVisible();
  await expectNoFindings(steward, 'nominations that wait');
  await pictureForGuide(steward, 'merge-nominations');
  await joined.getByRole('button', { name: /^Merge into Otterpay/ }).click();
  await expect(steward.getByText('Otter Pay Ltd is merged into Otterpay.')).toBeVisible();
  await steward
    .getByRole('group', { name: 'Merge Zinnia Rails' })
    .getByRole('button', { name: 'Make it a nominee' })
    .click();
  await expect(steward.getByText(/Zinnia Rails is a nominee now/)).toBeVisible();
  await expect(steward.getByRole('row', { name: `Otterpay ${votedCategory}` })).toBeVisible();
});

test('the first vote opens at its scheduled time; attendees vote, and it is closed', async ({ browser }) => {
  await setStatus(steward, 'Companies: Before the first vote');
  const { event } = await publicly(settingsCalls.settings);
  const clock = venueClock(event.timeZone);
  const opensAt = new Date(Math.ceil((Date.now() + 30_000) / 60_000) * 60_000).toISOString();

  await steward.getByRole('button', { name: 'Set Companies: First vote', exact: true }).click();
  const dialog = steward.getByRole('dialog', { name: 'Companies: First vote' });
  await dialog.getByRole('radio', { name: 'Later' }).click();
  await dialog.getByLabel('Day and time').fill(`${clock.day(opensAt)}T${clock.time(opensAt)}`);
  await pictureForGuide(steward, 'schedule-a-vote');
  await dialog.getByRole('button', { name: 'Schedule' }).click();
  await expect(dialog).toBeHidden();

  const status = async () => (await publicly(awardsCalls.awardsStatus)).awardsStatus;
  const timeLeft = Date.parse(opensAt) - Date.now();
  await expect.poll(status, { timeout: timeLeft + within, intervals: [200] }).toBe('VoteOne');
  expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(opensAt));
  await expectInMain(href(pages.awardsVotingStepOne), closed, false);

  await visit(browser, 'buy', async (page) => {
    await page.goto(href(pages.awardsVotingStepOne));
    await expect(choice(page, 'Zinnia Rails')).toBeVisible();
    await expect(choice(page, 'Otter Pay Ltd')).toHaveCount(0);
    await vote(page, 'One', 'Otterpay');
  });
  await visit(browser, 'sell', (page) => vote(page, 'One', 'Zinnia Rails'));
  await setStatus(steward, 'Companies: Between the votes');
  await expectInMain(href(pages.awardsVotingStepOne), closed);
});

test('two people open the count, the shortlist is made, and the final vote uses it', async ({ browser }) => {
  await openCount(steward, auditor, 'Companies, first vote');
  const counts = steward.getByRole('table', { name: 'Votes of each nominee' });
  await expect(counts.getByRole('row', { name: /^Otterpay/ }).getByRole('cell')).toHaveText([
    votedCategory,
    '1',
  ]);
  await openSeason(steward, 'nominations');
  await choose(steward, 'Category', `${votedCategory} (Companies)`);
  for (const finalist of ['Copperfinch', 'Otterpay']) {
    const change = steward.getByRole('button', { name: `Change ${finalist}`, exact: true });
    // Until the list is filtered by this category, it also contains a nominee of that name in another category.
    await expect(change).toHaveCount(1);
    await change.click();
    const dialog = steward.getByRole('dialog', { name: finalist });
    await dialog.getByRole('checkbox', { name: /^On the shortlist/ }).check();
    await expectNoFindings(steward, `the shortlist: ${finalist}`);
    await pictureForGuide(steward, 'make-the-shortlist');
    await dialog.getByRole('button', { name: 'Save changes' }).click();
    await expect(dialog).toBeHidden();
  }

  await setStatus(steward, 'Companies: Final vote');
  await expectInMain(href(pages.awardsShortlisted), 'Otterpay');
  for (const account of ['buy', 'sell'] as const) {
    await visit(browser, account, (page) => vote(page, 'Two', 'Otterpay'));
  }
  await visit(browser, 'vip', async (page) => {
    await page.goto(href(pages.awardsVotingStepTwo));
    await expect(choice(page, 'Zinnia Rails')).toHaveCount(0);
    await vote(page, 'Two', 'Copperfinch');
  });
  await setStatus(steward, 'Companies: Before the winners');
  await expectInMain(href(pages.awardsVotingStepTwo), closed);
});

test('an organiser reads the results by name before storing them, and visitors see the winners after the announcement', async ({
  page,
}) => {
  await openCount(steward, auditor, 'Companies, final vote');
  await steward.getByRole('button', { name: 'Review results' }).click();
  const dialog = steward.getByRole('dialog', { name: 'Results: Companies' });
  const payments = dialog.getByRole('row', { name: new RegExp(`^${votedCategory}`) });
  await expect(payments).toContainText('Otterpay (2)');
  await expect(payments).toContainText('Copperfinch (1)');
  await expectNoFindings(steward, 'results by name');
  await pictureForGuide(steward, 'announce-the-winners');
  await dialog.getByRole('button', { name: 'Save results' }).click();
  await expect(dialog).toBeHidden();
  expect(await mainAt(href(pages.awardsWinners))).toContain(closed);

  await setStatus(steward, 'Companies: Winners');
  await expectInMain(href(pages.awardsWinners), closed, false);
  await page.goto(href(pages.awardsWinners));
  const winner = page.getByRole('main').getByRole('listitem').filter({ hasText: votedCategory });
  await expect(winner).toContainText('Otterpay');
});
