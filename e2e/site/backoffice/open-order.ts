import type { Page } from '@playwright/test';
import { expect } from '../journey.ts';
import { screenAt } from './entry-form.ts';

/** Opens the order of a buyer, whom an organiser finds by name. */
export async function openOrderOf(organiser: Page, name: string): Promise<void> {
  await organiser.goto(screenAt('orders'));
  await organiser.getByRole('searchbox', { name: 'Name, email or company' }).fill(name);
  await expect(organiser).toHaveURL(/q=/);
  await organiser.getByRole('table', { name: 'Orders' }).getByRole('link', { name }).click();
  await expect(organiser.getByRole('heading', { level: 1, name: `Order of ${name}` })).toBeVisible();
}
