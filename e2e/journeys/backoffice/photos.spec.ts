import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import * as attendeePhotoCalls from '@summit/contract/calls/attendee-photo';
import * as attendeeCalls from '@summit/contract/calls/attendees';
import { bearer, headers } from '@summit/contract/requests/request-headers';
import { expectNoFindings } from '../../site/axe-findings.ts';
import { screenAt } from '../../site/backoffice/entry-form.ts';
import { pictureForGuide } from '../../site/backoffice/picture-for-guide.ts';
import { portrait } from '../../site/backoffice/portrait.ts';
import { publicly, within } from '../../site/backoffice/visitor-sees.ts';
import { callApi } from '../../site/call-api.ts';
import { openMailbox } from '../../site/emails.ts';
import { expect, test } from '../../site/journey.ts';
import { makeChange, organiserInBrowser } from '../../site/organiser-in-browser.ts';
import { registerByApi } from '../../site/register-by-api.ts';

/** A one-time code that was just used is refused. */
test.use({ expectedNoise: /status of 403/ });
test.describe.configure({ mode: 'serial' });

/** The address differs in each attempt, because it can be registered only once. */
const addressOf = (name: string) => `${name}.${randomUUID()}@thorne.example`;
const ida = { firstName: 'Idalia', lastName: 'Thorne', email: addressOf('idalia') };
const leo = { firstName: 'Leopold', lastName: 'Thorne', email: addressOf('leopold') };

let organiser: Page;

test.beforeAll(async ({ browser, request }) => {
  organiser = await organiserInBrowser(browser, 'owner');
  for (const [at, person] of [ida, leo].entries()) {
    await registerWithPhoto(request, person, await portrait(organiser, at));
    await publish(person);
  }
});

test.afterAll(() => organiser.context().close());

async function registerWithPhoto(
  request: APIRequestContext,
  person: typeof ida,
  file: Awaited<ReturnType<typeof portrait>>,
): Promise<void> {
  const { accessToken: token, deviceId } = await registerByApi(request, person, 'free ticket');
  const { path, method } = attendeePhotoCalls.uploadImage;
  const uploaded = await request.fetch(`/api${path}`, {
    method,
    multipart: { file },
    headers: { [headers.authorization]: bearer(token), [headers.deviceId]: deviceId },
  });
  expect(uploaded.ok(), await uploaded.text()).toBe(true);
  const { storedFileResponses } = (await uploaded.json()) as {
    storedFileResponses: { originalFileUrl: string }[];
  };
  const body = { imageUrl: storedFileResponses[0]?.originalFileUrl ?? '' };
  await callApi(request, attendeePhotoCalls.setImage, { token, deviceId, body });
}

/** Adds an attendee to the public list. */
async function publish({ firstName, lastName, email }: typeof ida): Promise<void> {
  await organiser.goto(screenAt('attendees'));
  await organiser.getByRole('searchbox', { name: 'Search' }).fill(email);
  await expect(organiser).toHaveURL(new RegExp(firstName, 'i'));
  await organiser.getByRole('link', { name: `${firstName} ${lastName}` }).click();
  await organiser.getByRole('link', { name: 'Details and history' }).click();
  await organiser.getByRole('checkbox', { name: 'In the public list' }).check();
  await makeChange(organiser);
}

/** The address of an attendee's photo for visitors; null when none is shown. */
async function shownPhoto({ firstName, lastName }: typeof ida): Promise<string | null | undefined> {
  const { attendees } = await publicly(attendeeCalls.attendees, { itemsOnPage: '9999' });
  const found = attendees.find((one) => one.firstName === firstName && one.lastName === lastName);
  return found?.imageUrl;
}

async function decide(button: RegExp, confirm: string, reason?: string): Promise<void> {
  await organiser.getByRole('button', { name: button }).click();
  const dialog = organiser.getByRole('dialog');
  if (reason) await dialog.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await expectNoFindings(organiser, confirm);
  await dialog.getByRole('button', { name: confirm }).click();
  await expect(dialog).toBeHidden();
}

test('waiting photos are approved or refused, their owners get an email, and visitors never see a refused one', async ({
  request,
}) => {
  await organiser.goto(screenAt('attendees'));
  await organiser.getByRole('link', { name: 'Photos to review' }).click();
  const photo = (name: string) => organiser.getByRole('img', { name: `Photo of ${name}` });
  await expect(photo('Idalia Thorne')).toBeVisible();
  await pictureForGuide(organiser, 'review-photos');

  const approved = await openMailbox(request, ida.email);
  await decide(/^Approve the photo of Idalia/, 'Approve photo');
  await expect(photo('Idalia Thorne')).toBeHidden();
  expect((await approved.next('photo-decided')).to).toBe(ida.email);

  const refused = await openMailbox(request, leo.email);
  await decide(/^Reject the photo of Leopold/, 'Reject photo', 'It shows a screen and no face.');
  await expect(photo('Leopold Thorne')).toBeHidden();
  expect((await refused.next('photo-decided')).text).toContain('It shows a screen and no face.');

  await expect.poll(() => shownPhoto(ida), { timeout: within }).toBeTruthy();
  await expect.poll(() => shownPhoto(leo), { timeout: within }).toBeNull();
});
