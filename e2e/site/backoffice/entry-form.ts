import type { Page } from '@playwright/test';
import type { ResourceId } from '@summit/contract/organising/resources';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { expect } from '../journey.ts';
import { makeChange } from '../organiser-in-browser.ts';

/** The address of a screen of the backoffice: `screenAt('speakers', 'create')`. */
export function screenAt(...steps: string[]): string {
  return [href(pages.backoffice), ...steps.map(encodeURIComponent)].join('/');
}

/** Opens an entry of a resource: its form and its history. */
export async function openEntry(page: Page, resource: ResourceId, key: string): Promise<void> {
  await page.goto(screenAt(resource, key));
  await expect(page.getByRole('tab', { name: 'Fields' })).toBeVisible();
}

/** Presses the button that adds an entry to the list of a resource. */
export async function openNew(page: Page, resource: ResourceId): Promise<void> {
  await page.goto(screenAt(resource));
  await page.getByRole('link', { name: 'Add entry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New entry' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Review changes' })).toBeVisible();
}

/** Types into fields by their labels. */
export async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
}

/** Chooses an option of a list. */
export async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Adds the new entry after reading its difference; the entry is open afterwards. */
export async function addIt(page: Page, key: string): Promise<void> {
  await makeChange(page, 'Add entry');
  await expect(page).toHaveURL(new RegExp(`/${key}$`));
}

/** Undoes the latest change in the history of the open entry. */
export async function goBack(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('button', { name: 'Revert' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revert change' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}
