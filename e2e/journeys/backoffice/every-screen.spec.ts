import type { Page } from '@playwright/test';
import * as organiserCalls from '@summit/contract/calls/organisers';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { errorResponse } from '@summit/contract/errors/error-response';
import { errors } from '@summit/contract/errors/errors';
import { demoOrganiserPassword } from '@summit/contract/session/demo-accounts';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { choose, fillIn, goBack, openEntry, openNew, screenAt } from '../../site/backoffice/entry-form.ts';
import { goByMenu, isShown, menuEntries } from '../../site/backoffice/menu.ts';
import { newOrganiser } from '../../site/backoffice/organiser-of-role.ts';
import { publicly } from '../../site/backoffice/visitor-sees.ts';
import { callApi } from '../../site/call-api.ts';
import { expect, test } from '../../site/journey.ts';
import { makeChange, organiserInBrowser, sessionOf } from '../../site/organiser-in-browser.ts';

// Other journeys check changes and most confirmations; these check the screens as they open.

test.describe.configure({ mode: 'parallel' });

/** Resources whose forms together have a field of each kind. */
const forms = ['speakers', 'sessions', 'packages', 'articles', 'album-pictures', 'vip-invitations'] as const;
/** Settings with lists of sections, and sections within sections. */
const sections = ['event', 'keyDates', 'ticketCare', 'global'];
const onPhone = { width: 390, height: 844 };

// Some sixty screens: in four tests, which run at the same time.
const quarters = [0, 1, 2, 3];
for (const quarter of quarters) {
  test(`axe finds no violations on the screens of the menu, quarter ${quarter + 1}`, async ({ browser }) => {
    const page = await organiserInBrowser(browser, 'owner');
    const entries = (await menuEntries(page)).filter((_entry, at) => at % quarters.length === quarter);
    expect(entries.length).toBeGreaterThan(5);
    for (const entry of entries) {
      await goByMenu(page, entry);
      // The page in a frame belongs to the site, which other journeys check.
      await expectNoFindings(page, entry.title, 'iframe');
    }
    await page.context().close();
  });
}

test('axe finds no violations on forms of each kind, nor on their error messages', async ({ browser }) => {
  const page = await organiserInBrowser(browser, 'owner');
  for (const resource of forms) {
    await openNew(page, resource);
    await page.getByRole('button', { name: 'Review changes' }).click();
    await expect(page.getByText('This is required.').first()).toBeVisible();
    await expectNoFindings(page, `${resource}: what is missing`);
  }
  for (const section of sections) {
    await page.goto(screenAt('settings', section));
    await expect(page.getByRole('button', { name: 'Review changes' })).toBeVisible();
    await expectNoFindings(page, `settings: ${section}`);
  }
  await page.getByRole('tab', { name: 'History' }).click();
  await isShown(page);
  await expectNoFindings(page, 'history');
  await page.context().close();
});

test('axe finds no violations on the dialogs of lists, people and purpose lists', async ({ browser }) => {
  const page = await organiserInBrowser(browser, 'owner');
  await page.goto(screenAt('team'));
  await page
    .getByRole('button', { name: /^Change / })
    .first()
    .click();
  await expectNoFindings(page, 'changing somebody of the team');
  await page.goto(screenAt('attendees'));
  await page.getByRole('button', { name: 'Lists by purpose' }).click();
  await expectNoFindings(page, 'lists for a purpose');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Filter' }).click();
  await expectNoFindings(page, 'filters');
  await page.getByRole('menuitem', { name: 'Registration', exact: true }).click();
  await choose(page, 'Registration', 'Complete');
  await page.getByRole('button', { name: 'Save this view' }).click();
  await expectNoFindings(page, 'saving a view');
  await page.goto(screenAt('no-such-thing'));
  await isShown(page);
  await expectNoFindings(page, 'an address that leads nowhere');
  await page.context().close();
});

test('axe finds no violations on the dialogs that ask again who somebody is', async ({ browser }) => {
  const { page } = await newOrganiser(browser, 'desk');
  await page.goto(screenAt('attendees'));
  await page.getByRole('button', { name: 'Lists by purpose' }).click();
  // As if the password had been entered a while ago.
  const code = 'organiser-0005';
  const refusal = { status: errors[code].status, json: errorResponse(code, { requestId: 'journey' }) };
  await page.route('**/api/backoffice/lists/*', (route) => route.fulfill(refusal), { times: 1 });
  await page.getByRole('button', { name: 'Save the list for the caterer' }).click();
  const asked = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(asked).toBeVisible();
  await expectNoFindings(page, 'confirming who it is');

  const { token } = await sessionOf(page);
  await callApi(page.request, organiserCalls.organiserLogout, { token });
  await asked.getByLabel('Password').fill(demoOrganiserPassword);
  await asked.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible();
  await expectNoFindings(page, 'logging in again');
  await page.context().close();
});

test('axe finds no violations where two organisers have changed the same field', async ({ browser }) => {
  const { speakers } = await publicly(speakerCalls.speakers);
  // Not one at the end, where another journey publishes a draft for a while, nor the one that is changed by keyboard.
  const id = speakers.at(-8)?.id ?? '';
  const mine = await organiserInBrowser(browser, 'owner');
  const theirs = await organiserInBrowser(browser, 'owner');
  for (const page of [mine, theirs]) await openEntry(page, 'speakers', id);
  await fillIn(theirs, { 'Job title': 'Keeper of the Day Desk' });
  await makeChange(theirs);
  await fillIn(mine, { 'Job title': 'Keeper of the Night Desk' });
  await mine.getByRole('button', { name: 'Review changes' }).click();
  await expect(mine.getByRole('dialog', { name: /^Someone else has changed this/ })).toBeVisible();
  await expectNoFindings(mine, 'two versions of a field');
  await goBack(theirs);
  for (const page of [mine, theirs]) await page.context().close();
});

/** Checks that nothing is wider than the window. */
async function expectToFit(page: Page, where: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, where).toBeLessThanOrEqual(onPhone.width);
}

test('on a phone, Today, Attendees, Inbox and Check-in fit the window, and axe finds no violations', async ({
  browser,
}) => {
  const page = await organiserInBrowser(browser, 'owner');
  await page.setViewportSize(onPhone);
  for (const steps of [[], ['attendees'], ['inbox'], ['check-in']]) {
    await page.goto(screenAt(...steps));
    await isShown(page);
    const where = `${steps[0] ?? 'today'} on a phone`;
    await expectNoFindings(page, where);
    await expectToFit(page, where);
  }
  await page.context().close();
});
