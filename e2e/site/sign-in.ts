import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import * as authCalls from '@summit/contract/calls/auth';
import { type DemoAccountName, demoPassword } from '@summit/contract/session/demo-accounts';
import { storageKeys } from '@summit/contract/session/storage-keys';
import { callApi } from './call-api.ts';

/** What the browser stores of a session: tokens, and the device that they were given to. */
export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  deviceId: string;
}

/**
 * Signs a demo account in without a page of the site, with a session of its own: the next page that is opened knows the
 * visitor. Journeys about logging in use the popup.
 */
export async function signIn(page: Page, account: DemoAccountName): Promise<void> {
  await signInWith(page, `${account}@demo.summit.example`);
}

/** The same for the address of anybody whose password is that of the demo accounts. */
export async function signInWith(page: Page, email: string): Promise<void> {
  const deviceId = randomUUID();
  const body = { email, password: demoPassword };
  const tokens = await callApi(page.request, authCalls.login, { body, deviceId });
  await storeSession(page, { ...tokens, deviceId });
}

/** Gives the browser a session as the site itself stores it. */
export async function storeSession(page: Page, session: StoredSession): Promise<void> {
  // A small file of the site: local storage belongs to its origin, and nothing there reads it yet.
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
