import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../../docs/pictures/organisers');

/**
 * Takes a picture of the window, or of one part, for the guide of organisers at this point of the journey. It does so only
 * with GUIDE_PICTURES=1, so that other runs change no file of the project.
 * @param name the picture's name in `docs/organisers.md`
 */
export async function pictureForGuide(page: Page, name: string, part?: Locator): Promise<void> {
  if (process.env.GUIDE_PICTURES !== '1') return;
  mkdirSync(folder, { recursive: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  // The quality keeps the files small, while every word can still be read.
  const options = { path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 70 } as const;
  await (part ?? page).screenshot({ ...options, animations: 'disabled' });
}
