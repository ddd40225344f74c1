import { attendeeSelfCalls } from '@summit/contract/calls/attendee-self';
import { settingsCalls } from '@summit/contract/calls/settings';
import { href } from '@summit/contract/site-map';
import { frameTexts } from '@summit/contract/texts/frame';
import { accountMenu, logIn } from '../site/log-in.ts';
import { expect, test } from '../site/own-shell.ts';

const withPhotos = {
  [settingsCalls.globalSettings.path]: (switches: Record<string, unknown>) => {
    switches['attendeePhotoIsDisabled'] = false;
  },
  [attendeeSelfCalls.attendeeDetails.path]: (details: Record<string, unknown>) => {
    details['image'] = { imageUrl: null, imageStatus: 'NotUploaded' };
  },
};

test.use({ organisers: withPhotos });

test('whoever has to choose a package and has no photo yet goes on at the photo', async ({ page }) => {
  await page.goto(href('about'));
  await logIn(page, 'package');
  await accountMenu(page).locator('summary').click();

  await accountMenu(page).getByRole('link', { name: frameTexts['frame.menu.continueRegistration'] }).click();
  await expect(page).toHaveURL(href('registrationPhoto'));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
});
