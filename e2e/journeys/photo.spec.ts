import type { Locator, Page } from '@playwright/test';
import { attendeeSelfCalls } from '@summit/contract/calls/attendee-self';
import { errors } from '@summit/contract/errors';
import { href } from '@summit/contract/href';
import { photoTexts } from '@summit/contract/texts/photo';
import { registrationTexts } from '@summit/contract/texts/registration';
import { accountMenu, logIn } from '../site/log-in.ts';
import { findingsOf } from '../site/look-with-axe.ts';
import { expect, test } from '../site/own-shell.ts';
import { registerUpToPhoto } from '../site/register.ts';

test.describe.configure({ timeout: 90_000 });

const field = (page: Page) => page.getByLabel(photoTexts['registrationPhoto.field']);
const badge = (page: Page) => page.getByRole('figure', { name: photoTexts['registrationPhoto.badge'] });
const ready = (page: Page) => page.getByText(photoTexts['registrationPhoto.ready']);
const useIt = (page: Page) => page.getByRole('button', { name: photoTexts['registrationPhoto.submit'] });
const avatar = (page: Page): Locator => accountMenu(page).locator('summary img');

/** A screenshot of the page serves as the picture. */
async function choosePicture(page: Page): Promise<void> {
  const buffer = await page.screenshot();
  await field(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(ready(page)).toBeVisible();
}

const person = {
  firstName: 'Perpetua',
  lastName: 'Lindqvist',
  // New in each try: an address is registered once.
  email: `perpetua.${Date.now()}@northmere-retail.example`,
};

test('a new attendee adds a photo, goes on, and is asked no more once they are in', async ({
  page,
  shell,
}) => {
  await registerUpToPhoto(page, person);
  await expect(badge(page)).toContainText(`${person.firstName} ${person.lastName}`);
  await expect(page.getByRole('link', { name: photoTexts['registrationPhoto.skip'] })).toBeVisible();
  await choosePicture(page);
  await expect(badge(page).getByRole('img')).toHaveAttribute('src', /\/media\/[0-9a-f]{32}\.jpg$/);
  await expect(avatar(page)).toHaveCount(0);
  await useIt(page).click();
  await expect(page).toHaveURL(new RegExp(href('registrationPackages')));
  await expect(avatar(page)).toHaveAttribute('src', /\/media\/[0-9a-f]{32}-100\.webp$/);

  await page.getByRole('radio', { name: /^Standard/ }).check();
  await page.getByRole('button', { name: registrationTexts['registrationPackages.submit.free'] }).click();
  await expect(page).toHaveURL(new RegExp(href('registrationCompleted')));

  // Somebody who was invited and changes the photo: this leads to the ticket.
  shell.api.change(attendeeSelfCalls.attendeeDetails.path, (details) => {
    details['invitedByAttendeeId'] = details['id'];
  });
  const before = await avatar(page).getAttribute('src');
  await page.goto(href('registrationPhoto'));
  await expect(badge(page).getByRole('img')).toBeVisible();
  await choosePicture(page);
  await useIt(page).dblclick();
  await expect(page).toHaveURL(new RegExp(href('registrationCompleted')));
  await expect(page.getByRole('article', { name: /^Ticket of/ })).toBeVisible();
  await expect(avatar(page)).not.toHaveAttribute('src', `${before}`);
});

test('a text that is called a picture is refused where it was chosen; axe finds no fault', async ({
  page,
}) => {
  await page.goto(href('about'));
  await logIn(page, 'vip');
  await page.goto(href('registrationPhoto'));
  await expect(field(page)).toBeVisible();
  expect(await findingsOf(page)).toEqual([]);

  await field(page).setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('A portrait'),
  });
  await expect(page.getByRole('alert')).toHaveText(errors['image-0001'].message);
  expect(await findingsOf(page)).toEqual([]);

  await choosePicture(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await findingsOf(page)).toEqual([]);
});
