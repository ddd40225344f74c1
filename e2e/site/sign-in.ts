import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as authCalls from '@summit/contract/calls/auth';
import { type DemoAccountName, demoPassword } from '@summit/contract/session/demo-accounts';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { callApi } from './call-api.ts';

/** The session in the browser's storage: tokens, and the device that they were issued for. */
export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  deviceId: string;
}

/**
 * Signs a demo account in without the site's pages, in a new session: the next opened page has the signed-in visitor.
 * Journeys about logging in use the popup.
 */
export async function signIn(page: Page, account: DemoAccountName): Promise<void> {
  await signInWith(page, `${account}@demo.summit.example`);
}

/** The same for any address whose password is that of the demo accounts. */
export async function signInWith(page: Page, email: string): Promise<void> {
  const deviceId = randomUUID();
  const body = { email, password: demoPassword };
  const tokens = await callApi(page.request, authCalls.login, { body, deviceId });
  await storeSession(page, { ...tokens, deviceId });
}

/** Stores a session in the browser like the site itself does. */
export async function storeSession(page: Page, session: StoredSession): Promise<void> {
  // Local storage belongs to its origin, so the page opens a small file of the site, which does not read the storage.
  await page.goto('/robots.txt');
  await page.evaluate(
    (entries) => {
      for (const [key, value] of entries) localStorage.setItem(key, value);
    },
    Object.entries({
      [storageKeys.accessToken]: session.accessToken,
      [storageKeys.refreshToken]: session.refreshToken,
      [storageKeys.deviceId]: session.deviceId,
    }),
  );
}
