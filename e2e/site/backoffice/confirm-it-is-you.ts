import type { Page } from '@playwright/test';
import { demoOrganiserPassword } from '@summit/contract/session/demo-accounts';
import { expect } from '../journey.ts';

/** Waits for a change that may first ask for the password again, which was entered a while ago. */
export async function confirmIfAsked(page: Page, done: () => Promise<void>): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await expect(async () => {
    if (await dialog.isVisible()) {
      await dialog.getByLabel('Password').fill(demoOrganiserPassword);
      await dialog.getByRole('button', { name: 'Continue' }).click();
      await expect(dialog).toBeHidden();
    }
    await done();
  }).toPass();
}
