import type { Page } from '@playwright/test';
import { attendeeSelfCalls } from '@summit/contract/calls/attendee-self';
import { settingsCalls } from '@summit/contract/calls/settings';
import { href } from '@summit/contract/href';
import { frameTexts } from '@summit/contract/texts/frame';
import { accountMenu, logIn } from '../site/log-in.ts';
import { expect, test } from '../site/own-shell.ts';

type Details = Record<string, unknown>;

/** Logs in an attendee who has to choose a package, and continues the registration. */
async function goOn(page: Page): Promise<void> {
  await page.goto(href('about'));
  await logIn(page, 'package');
  await accountMenu(page).locator('summary').click();
  await accountMenu(page).getByRole('link', { name: frameTexts['frame.menu.continueRegistration'] }).click();
}

test.describe('with the photo there already', () => {
  const withPhoto = (details: Details) => {
    details['image'] = { imageUrl: null, imageStatus: 'Approved' };
  };
  test.use({ organisers: { [attendeeSelfCalls.attendeeDetails.path]: withPhoto } });

  test('a visitor who has to choose a package goes on with the packages', async ({ page }) => {
    await goOn(page);
    await expect(page).toHaveURL(href('registrationPackages'));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('with photos switched off', () => {
  const withoutPhotos = (switches: Details) => {
    switches['attendeePhotoIsDisabled'] = true;
  };
  test.use({ organisers: { [settingsCalls.globalSettings.path]: withoutPhotos } });

  test('a visitor who has to choose a package and has no photo goes on with the packages', async ({
    page,
  }) => {
    await goOn(page);
    await expect(page).toHaveURL(href('registrationPackages'));
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  });
});
