import type { Page } from '@playwright/test';
import { photoTexts } from '@summit/contract/texts/photo';
import { expect } from './journey.ts';

export const photoField = (page: Page) =>
  page.getByLabel(new RegExp(`^${photoTexts['registrationPhoto.field']}`));

export const cropDialog = (page: Page) =>
  page.getByRole('dialog', { name: photoTexts['registrationPhoto.crop.title'] });

/** Chooses a screenshot of the page as a photo, accepts the suggested crop, and waits until it is uploaded. */
export async function choosePhoto(page: Page): Promise<void> {
  const buffer = await page.screenshot();
  await photoField(page).setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await cropDialog(page).getByRole('button', { name: photoTexts['registrationPhoto.crop.use'] }).click();
  await expect(page.getByText(photoTexts['registrationPhoto.ready'])).toBeVisible();
}
