import type { Locator, Page } from '@playwright/test';
import { expect } from '../journey.ts';

/** An entry of the menu and its screen. */
export interface MenuEntry {
  title: string;
  /** Its address on the site. */
  path: string;
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Backoffice' });

/** All entries that the menu shows the organiser, in order. */
export async function menuEntries(page: Page): Promise<MenuEntry[]> {
  const links = await menu(page).getByRole('link').all();
  return Promise.all(
    links.map(async (link) => ({
      title: (await link.innerText()).trim(),
      path: (await link.getAttribute('href')) ?? '',
    })),
  );
}

/** Opens a screen by the menu, like an organiser would, and waits until its content is shown. */
export async function goByMenu(page: Page, { title, path }: MenuEntry): Promise<void> {
  const link = menu(page).getByRole('link', { name: title, exact: true });
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${path}(\\?.*)?$`));
  // The address changes first; until the new screen is there the old one stays, whose content is shown as well.
  await expect(link).toHaveAttribute('aria-current', 'page');
  await isShown(page);
}

/** Waits until the open screen shows its content. */
export async function isShown(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const busyTables = () =>
    page
      .getByRole('table')
      .evaluateAll((tables) => tables.filter((table) => table.ariaBusy === 'true').length);
  await expect.poll(busyTables).toBe(0);
}

/** Opens an entry by its link in a list, and waits for it: the list stays on the screen until the entry is loaded. */
export async function openListed(page: Page, link: Locator): Promise<void> {
  const title = page.getByRole('heading', { level: 1 });
  const titleOfList = (await title.textContent()) ?? '';
  await link.click();
  await expect(title).not.toHaveText(titleOfList);
  await isShown(page);
}
