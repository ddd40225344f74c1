import type { Browser, Page } from '@playwright/test';
import * as awardsCalls from '@summit/contract/calls/awards';
import { errorMessage } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import { rehearsal as facts } from '@summit/contract/site/rehearsal';
import * as pages from '@summit/contract/site/site-map';
import { awardsTexts } from '@summit/contract/texts/awards';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { agreeOn } from '../../site/backoffice/season-steps.ts';
import { callApi } from '../../site/call-api.ts';
import { expect, test } from '../../site/journey.ts';
import { setAwardsStatus } from '../../site/organiser.ts';
import { organiserInBrowser } from '../../site/organiser-in-browser.ts';
import { signIn } from '../../site/sign-in.ts';
import { siteUnderTest } from '../../site/sites/site-under-test.ts';

test.describe.configure({ mode: 'serial' });

const season = `${href(pages.backoffice)}/season`;
const ballot = href(pages.awardsVotingStepOne);
const nominations = href(pages.awardsNominationCategories);
const mark = (page: Page) => page.getByRole('complementary', { name: 'Rehearsal' });

let steward: Page;
let link: string;

/** Opens a browser that has never visited the site. */
async function openBrowser(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ baseURL: siteUnderTest().origin });
  return context.newPage();
}

/** Reopens nominations of companies, which is a step back that another organiser has to confirm. */
async function openNominations(browser: Browser): Promise<void> {
  const auditor = await organiserInBrowser(browser, 'auditor');
  await agreeOn(steward, auditor, 'Companies: Nominations');
  await auditor.context().close();
}

test.beforeAll(async ({ browser }) => {
  steward = await organiserInBrowser(browser, 'steward');
  await openNominations(browser);
});

test.afterAll(async () => {
  await steward.context().close();
  // The next journeys on this site expect the vote.
  await setAwardsStatus('Company', 'VoteOne');
});

test('an organiser creates a rehearsal link for a moment, with the planned statuses or others', async ({
  request,
}) => {
  await steward.goto(season);
  await steward.getByRole('button', { name: 'Start a rehearsal' }).click();
  const dialog = steward.getByRole('dialog', { name: 'Start a rehearsal' });
  await dialog.getByLabel('Day and time').fill('2027-06-08T18:00');
  await expect(dialog.getByRole('combobox', { name: 'Companies' })).toHaveText('Nominations');
  await dialog.getByRole('combobox', { name: 'Companies' }).click();
  await steward.getByRole('option', { name: 'First vote', exact: true }).click();
  await expectNoFindings(steward, 'choosing what a rehearsal shows');
  await dialog.getByRole('button', { name: 'Create link' }).click();

  const made = steward.getByRole('dialog', { name: 'Your rehearsal link' });
  link = (await made.getByRole('link', { name: /rehearsal\/start/ }).getAttribute('href')) ?? '';
  await expectNoFindings(steward, 'the link of a rehearsal');
  await made.getByRole('button', { name: 'Close' }).click();
  // Nothing has changed for visitors.
  expect((await callApi(request, awardsCalls.awardsStatus, {})).awardsStatus).toBe('Nomination');
});

test('visitors with the link see the vote but cannot cast a ballot; all others see nominations', async ({
  browser,
  page,
}) => {
  const director = await openBrowser(browser);
  await signIn(director, 'vip');
  await director.goto(link);
  await expect(mark(director)).toContainText(
    'the site as at Tue 8 June 2027, 18:00 (Europe/London), Companies: First vote, Individuals: First vote',
  );
  await expectNoFindings(director, 'the banner of a rehearsal');
  await director.goto('/awards');
  await expect(director).toHaveURL(new RegExp(`${ballot}$`));
  await expect(mark(director)).toBeVisible();

  const main = director.getByRole('main');
  await main.getByRole('checkbox').first().check();
  await main.getByRole('button', { name: awardsTexts['awardsVotingStepOne.review'] }).click();
  await main.getByRole('button', { name: awardsTexts['awardsVotingStepOne.submit'] }).click();
  await expect(director.getByText(errorMessage('rehearsal-0001')).first()).toBeVisible();

  await page.goto('/awards');
  await expect(page).toHaveURL(new RegExp(`${nominations}$`));
  await expect(mark(page)).toHaveCount(0);
  await page.goto(ballot);
  await expect(
    page.getByRole('heading', { level: 1, name: awardsTexts['awards.closed.title'] }),
  ).toBeVisible();

  await director.goto(ballot);
  await mark(director).getByRole('button', { name: 'End rehearsal' }).click();
  await expect(director).toHaveURL(new RegExp(`${ballot}$`));
  await expect(
    director.getByRole('heading', { level: 1, name: awardsTexts['awards.closed.title'] }),
  ).toBeVisible();
  await expect(mark(director)).toHaveCount(0);
  await director.context().close();
});

test('the backoffice is unaffected in a browser that is in a rehearsal', async () => {
  await steward.goto(link);
  await expect(mark(steward)).toBeVisible();
  await steward.goto(season);
  await expect(steward.getByRole('heading', { level: 1, name: 'Season' })).toBeVisible();
  await expect(mark(steward)).toHaveCount(0);
  await expect(steward.getByRole('row', { name: /^Nominations/ })).toContainText('Now');
  await steward.goto('/');
  await mark(steward).getByRole('button', { name: 'End rehearsal' }).click();
  await expect(mark(steward)).toHaveCount(0);
});

test('a tampered link or an expired rehearsal shows a message and a link to the current site', async ({
  browser,
}) => {
  const visitor = await openBrowser(browser);
  const over = visitor.getByRole('heading', { level: 1, name: 'There is no rehearsal here' });
  const changed = new URL(link);
  const token = changed.searchParams.get('token') ?? '';
  changed.searchParams.set('token', `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`);
  await visitor.goto(changed.href);
  await expect(over).toBeVisible();
  await visitor.getByRole('link', { name: 'Go to the site' }).click();
  await expect(visitor).toHaveURL(/\/$/);
  await expect(mark(visitor)).toHaveCount(0);

  // The browser now has the cookies of one that stayed open for a day.
  const { origin } = siteUnderTest();
  const value = changed.searchParams.get('token') ?? '';
  await visitor.context().addCookies([{ name: facts.cookie, value, url: origin }]);
  await visitor.goto(nominations);
  await expect(over).toBeVisible();
  await visitor.getByRole('link', { name: 'Go to the site' }).click();
  await expect(visitor).toHaveURL(new RegExp(`${nominations}$`));
  await expect(
    visitor.getByRole('heading', { level: 1, name: awardsTexts['awardsNominationCategories.header.title'] }),
  ).toBeVisible();
  await visitor.context().close();
});
