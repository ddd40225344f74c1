import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

const folder = join(import.meta.dirname, '../../../docs/pictures/organisers');

/**
 * Takes a picture for the guide of organisers, as the journey has come to it: of the window, or of one part. Only where
 * GUIDE_PICTURES=1 asks for it, so that other runs change no file of the project.
 * @param name the picture's in `docs/organisers.md`
 */
export async function pictureForGuide(page: Page, name: string, part?: Locator): Promise<void> {
  if (process.env.GUIDE_PICTURES !== '1') return;
  mkdirSync(folder, { recursive: true });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  // Small enough for all of them, and every word can still be read.
  const options = { path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 70 } as const;
  await (part ?? page).screenshot({ ...options, animations: 'disabled' });
}
