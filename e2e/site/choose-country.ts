import type { Page } from '@playwright/test';

/** Chooses a country by typing part of its name; the journey must have entered another field of the form before. */
export async function chooseCountry(page: Page, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Country' }).and(page.locator('input'));
  await field.fill(name.slice(0, -2));
  await page.getByRole('option', { name }).click();
}
