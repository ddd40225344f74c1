import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { errors } from '@summit/contract/errors/errors';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { photoTexts } from '@summit/contract/texts/photo';
import { registrationPackagesTexts } from '@summit/contract/texts/registration-packages';
import { getFindings } from '../../site/axe-findings.ts';
import { choosePhoto, cropDialog, photoField } from '../../site/choose-photo.ts';
import { accountMenu } from '../../site/log-in.ts';
import { registerBuyer } from '../../site/register-by-api.ts';
import { signIn } from '../../site/sign-in.ts';
import { expect, test } from '../../site/sites/own-shell.ts';

const badge = (page: Page) => page.getByRole('figure', { name: photoTexts['registrationPhoto.badge'] });
const ready = (page: Page) => page.getByText(photoTexts['registrationPhoto.ready']);
const useIt = (page: Page) => page.getByRole('button', { name: photoTexts['registrationPhoto.submit'] });
const avatar = (page: Page): Locator => accountMenu(page).locator('summary img');

const person = {
  firstName: 'Perpetua',
  lastName: 'Lindqvist',
  // The address differs in each attempt, because it can be registered only once.
  email: `perpetua.${Date.now()}@northmere-retail.example`,
};

test('a text file named as a picture is refused with a message at the field; axe finds no violations', async ({
  page,
}) => {
  await signIn(page, 'vip');
  await page.goto(href(pages.registrationPhoto));
  await expect(photoField(page)).toBeVisible();
  expect(await getFindings(page)).toEqual([]);

  await photoField(page).setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('A portrait'),
  });
  await expect(page.getByRole('alert')).toHaveText(errors['image-0001'].message);
  expect(await getFindings(page)).toEqual([]);

  await choosePhoto(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await getFindings(page)).toEqual([]);
});

/** An incompressible picture of about this many bytes. */
async function noise(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1200 });
    const paper = canvas.getContext('2d');
    const pixels = paper?.createImageData(canvas.width, canvas.height);
    if (!paper || !pixels) throw new Error('This browser draws nothing.');
    for (let at = 0; at < pixels.data.length; at += 65_536) {
      crypto.getRandomValues(pixels.data.subarray(at, at + 65_536));
    }
    for (let at = 3; at < pixels.data.length; at += 4) pixels.data[at] = 255;
    paper.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png').split(',')[1];
  });
  return Buffer.from(base64 ?? '', 'base64');
}

test('a large photo can be cropped by keyboard, and its upload shows the progress', async ({
  page,
  shell,
}) => {
  await signIn(page, 'vip');
  await page.goto(href(pages.registrationPhoto));
  const buffer = await noise(page);
  expect(buffer.length).toBeGreaterThan(5 * 1024 * 1024);
  await photoField(page).setInputFiles({ name: 'noise.png', mimeType: 'image/png', buffer });
  await expect(cropDialog(page)).toBeVisible();
  expect(await getFindings(page)).toEqual([]);

  const slider = (name: 'zoom' | 'across' | 'down') =>
    page.getByRole('slider', { name: photoTexts[`registrationPhoto.crop.${name}`] });
  await expect(slider('down')).toBeDisabled();
  await slider('zoom').focus();
  await page.keyboard.press('End');
  await expect(slider('zoom')).toHaveAttribute('aria-valuetext', '100%');
  await slider('down').focus();
  await page.keyboard.press('Home');
  await expect(slider('down')).toHaveAttribute('aria-valuetext', '0%');

  shell.api.slow(2000);
  await page.getByRole('button', { name: photoTexts['registrationPhoto.crop.use'] }).press('Enter');
  await expect(page.getByRole('progressbar', { name: 'Sent' })).toBeVisible();
  await expect(page.getByRole('button', { name: photoTexts['registrationPhoto.cancel'] })).toBeVisible();
  await expect(ready(page)).toBeVisible();
  shell.api.restore();
});

test('the server decodes a phone’s picture that the browser cannot', async ({ page }) => {
  await signIn(page, 'vip');
  await page.goto(href(pages.registrationPhoto));
  await photoField(page).setInputFiles(
    join(import.meta.dirname, '../../../api/src/testing/visits/two-halves.heic'),
  );
  await expect(ready(page)).toBeVisible();
  await expect(badge(page).getByRole('img')).toHaveAttribute('src', /\/media\/[0-9a-f]{32}\.jpg$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a photo can be cropped by touch, and Cancel leaves the field unchanged', async ({ page }) => {
    await signIn(page, 'vip');
    await page.goto(href(pages.registrationPhoto));
    const buffer = await page.screenshot();
    const choose = () => photoField(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
    await choose();
    await page.getByRole('button', { name: photoTexts['registrationPhoto.crop.cancel'] }).tap();
    await expect(cropDialog(page)).toHaveCount(0);
    await expect(ready(page)).toHaveCount(0);

    await choose();
    await expect(cropDialog(page)).toBeVisible();
    expect(await getFindings(page)).toEqual([]);
    await page.getByRole('button', { name: photoTexts['registrationPhoto.crop.use'] }).tap();
    await expect(ready(page)).toBeVisible();
  });
});

test('a new attendee adds a photo, continues, and is not asked for one again', async ({ page, shell }) => {
  await registerBuyer(page, person, 'tickets');
  await page.goto(href(pages.registrationPhoto));
  await expect(badge(page)).toContainText(`${person.firstName} ${person.lastName}`);
  await expect(page.getByRole('link', { name: photoTexts['registrationPhoto.skip'] })).toBeVisible();
  await choosePhoto(page);
  await expect(badge(page).getByRole('img')).toHaveAttribute('src', /\/media\/[0-9a-f]{32}\.jpg$/);
  await expect(avatar(page)).toHaveCount(0);
  await useIt(page).click();
  await expect(page).toHaveURL(new RegExp(href(pages.registrationPackages)));
  await expect(avatar(page)).toHaveAttribute('src', /\/media\/[0-9a-f]{32}-100\.webp$/);

  await page.getByRole('radio', { name: /^Standard/ }).check();
  await page
    .getByRole('button', { name: registrationPackagesTexts['registrationPackages.submit.free'] })
    .click();
  await expect(page).toHaveURL(new RegExp(href(pages.registrationCompleted)));

  // An invited attendee who changes the photo returns to the ticket.
  shell.api.change(attendeeSelfCalls.attendeeDetails.path, (details) => {
    details['invitedByAttendeeId'] = details['id'];
  });
  const before = await avatar(page).getAttribute('src');
  await page.goto(href(pages.registrationPhoto));
  await expect(badge(page).getByRole('img')).toBeVisible();
  await choosePhoto(page);
  await useIt(page).dblclick();
  await expect(page).toHaveURL(new RegExp(href(pages.registrationCompleted)));
  await expect(page.getByRole('article', { name: /^Ticket of/ })).toBeVisible();
  await expect(avatar(page)).not.toHaveAttribute('src', `${before}`);
});
