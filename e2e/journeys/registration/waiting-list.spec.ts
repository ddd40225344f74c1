import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as waitingListCalls from '@summit/contract/calls/waiting-list';
import type { BodyOf } from '@summit/contract/requests/call';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { confirmationTexts } from '@summit/contract/texts/confirmation';
import { registrationPackagesTexts } from '@summit/contract/texts/registration-packages';
import { waitingListTexts as texts } from '@summit/contract/texts/waiting-list';
import { fillText } from '@summit/contract/words/text-lookup';
import { publicly } from '../../site/backoffice/visitor-sees.ts';
import { callApi } from '../../site/call-api.ts';
import { confirmOnPhone, linkIn, type Mailbox, openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { passCaptcha } from '../../site/log-in.ts';
import { type Organiser, organiserAtTerminal } from '../../site/organiser.ts';
import { registerBuyer, registerByApi } from '../../site/register-by-api.ts';
import { storeSession } from '../../site/sign-in.ts';

// A ticket is put on sale and sold out, so these journeys use a separate site.

test.describe.configure({ mode: 'serial' });

const packageType = 'Quayside';
const ticket = 'Quayside seat';
const { selectPackage } = attendeeRegistrationCalls;

const personNamed = (firstName: string) => ({
  firstName,
  lastName: 'Quill',
  email: `${firstName.toLowerCase()}.${randomUUID()}@northmere-retail.example`,
});
const ada = personNamed('Adina');
const bea = personNamed('Beata');
const cyd = personNamed('Cyd');
const dov = personNamed('Dov');

let organiser: Organiser;
/** The link of the offer that nobody has taken yet. */
let offered: string;

test.beforeAll(async () => {
  organiser = await organiserAtTerminal('owner');
  const fields = [`type=${packageType}`, 'categoryType=Buy', `name=${ticket}`, 'kind=free', 'price=0'];
  await organiser.run('packages', 'set', 'quayside', ...fields, 'capacity=0');
});

/** Sets how many places there are, taken ones included. */
async function setPlaces(places: number): Promise<void> {
  await organiser.run('packages', 'set', 'quayside', `capacity=${places}`);
}

/** Joins the list without the page; returns the emails from then on. */
async function join(request: APIRequestContext, email: string): Promise<Mailbox> {
  const mailbox = await openMailbox(request, email);
  await callApi(request, waitingListCalls.joinWaitingListByEmail, { body: { email, packageType } });
  return mailbox;
}

async function linkOfOffer(mailbox: Mailbox): Promise<string> {
  return linkIn(await mailbox.next('waiting-list-offer'), href(pages.registrationWaitingList));
}

/** The part of the page about the ticket: the position on the list, or the offer. */
const entry = (page: Page): Locator => page.getByRole('group', { name: ticket });
const offer = (page: Page): Locator =>
  entry(page).getByText(texts['registrationWaitingList.offered.title'], { exact: true });
const choice = (page: Page): Locator => page.getByRole('radio', { name: new RegExp(`^${ticket}`) });
const leave = (page: Page): Locator =>
  page.getByRole('button', { name: texts['registrationWaitingList.leave'], exact: true });

async function expectNotOnList(page: Page): Promise<void> {
  const title = texts['registrationWaitingList.left.title'];
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

test('a place is offered to a visitor who waits for it, and taken by registering and confirming the address', async ({
  page,
  browser,
  request,
}) => {
  const mailbox = await openMailbox(request, ada.email);
  await page.goto(href(pages.registrationWaitingList, { search: { type: packageType } }));
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: texts['registrationWaitingList.join.email'] }).fill(ada.email);
  await passCaptcha(form);
  await form.getByRole('button', { name: texts['registrationWaitingList.join.submit'] }).click();
  await expect(page.getByText(texts['registrationWaitingList.joined.title'], { exact: true })).toBeVisible();

  await page.goto(linkIn(await mailbox.next('waiting-list-joined'), href(pages.registrationWaitingList)));
  const first = fillText(texts['registrationWaitingList.position'], { position: '1' });
  await expect(entry(page).getByText(first)).toBeVisible();

  await setPlaces(1);
  const link = await linkOfOffer(mailbox);
  await page.goto(link);
  await expect(offer(page)).toBeVisible();
  const take = page.getByRole('link', { name: texts['registrationWaitingList.offered.action'] });
  await expect(take).toHaveAttribute('href', href(pages.registrationAttendee, { search: { type: 'Buy' } }));

  await registerBuyer(page, ada, 'tickets');
  await page.goto(href(pages.registrationPackages));
  await expect(choice(page)).toBeDisabled();
  await page.getByRole('button', { name: registrationPackagesTexts['registrationPackages.waited'] }).click();
  const confirmation = await openMailbox(request, ada.email);
  await page.getByRole('button', { name: confirmationTexts['confirmation.action'] }).click();
  await confirmOnPhone(browser, await confirmation.next('address-confirmation'));
  await expect(offer(page)).toBeVisible();
  // Not `check`, which expects the change at once: the choice is part of the address.
  await choice(page).click();
  await expect(choice(page)).toBeChecked();
  await page
    .getByRole('button', { name: registrationPackagesTexts['registrationPackages.submit.free'] })
    .click();
  await expect(page.getByRole('article', { name: /^Ticket of Adina Quill/ })).toContainText(ticket);

  await page.goto(link);
  await expectNotOnList(page);
});

test('a person who registers with the address of somebody who waits can neither take nor leave their place', async ({
  page,
  request,
}) => {
  const mailbox = await join(request, bea.email);
  await setPlaces(2);
  offered = await linkOfOffer(mailbox);
  await join(request, cyd.email);

  const session = await registerByApi(request, { ...bea, firstName: 'Nobody' }, 'tickets');
  await storeSession(page, session);
  await page.goto(href(pages.registrationPackages));
  await expect(choice(page)).toBeDisabled();
  const joining = `${texts['registrationWaitingList.join.submit']} for ${ticket}`;
  await expect(page.getByRole('button', { name: joining })).toBeVisible();
  await expect(leave(page)).toHaveCount(0);

  // The server refuses the same without the page, even if they knew the entry.
  const { deviceId, accessToken: token } = session;
  const body = { type: packageType, packageType: 'free' } as BodyOf<typeof selectPackage>;
  await expect(callApi(request, selectPackage, { token, deviceId, body })).rejects.toThrow('package-0001');
  const search = new URLSearchParams(offered.slice(offered.indexOf('?')));
  const known = await publicly(waitingListCalls.waitingEntryByToken, { token: search.get('token') ?? '' });
  const params = { id: known.entry?.id ?? '' };
  expect(params.id).not.toBe('');
  await expect(
    callApi(request, waitingListCalls.leaveWaitingList, { token, deviceId, params }),
  ).rejects.toThrow('waiting-list-0003');

  await page.goto(offered);
  await expect(offer(page)).toBeVisible();
});

test('a visitor leaves the list by the link in the email, and the next one gets the offer', async ({
  page,
  request,
}) => {
  const mailbox = await openMailbox(request, cyd.email);
  await page.goto(offered);
  await leave(page).click();
  await page
    .getByRole('alertdialog', { name: texts['registrationWaitingList.leave.title'] })
    .getByRole('button', { name: texts['registrationWaitingList.leave.confirm'] })
    .click();
  await expectNotOnList(page);

  offered = await linkOfOffer(mailbox);
  await page.goto(offered);
  await expect(offer(page)).toBeVisible();
});

test('an offer expires with the sale, and those who still wait are informed', async ({ page, request }) => {
  const mailbox = await join(request, dov.email);
  await organiser.run('packages', 'set', 'quayside', `availableUntil=${new Date().toISOString()}`);
  expect((await mailbox.next('waiting-list-closed')).text).toContain(ticket);
  await page.goto(offered);
  await expectNotOnList(page);
});
