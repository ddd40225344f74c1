import type { BrowserContext, Page } from '@playwright/test';
import * as attendeeSelfCalls from '@summit/contract/calls/attendee-self';
import { sessionCopiesKey } from '@summit/contract/releases/session-copies';

interface SharedAuth {
  createSession: (options: object) => { call: (row: object) => Promise<{ email: string }> };
  browserStorage: () => Storage;
}

/** The shared modules that the shell hands to the containers of remotes, by name and version. */
interface PageWithShares {
  sharedModules?: Record<string, Record<string, { get: () => () => unknown }>>;
}

/** Lets a test access the modules that shell and remotes share, on pages from now on. The site itself does not do this. */
export async function exposeSharedModules(context: BrowserContext): Promise<void> {
  await context.route('**/remoteEntry.*.js', async (route) => {
    const response = await route.fetch();
    const entry = await response.text();
    const container = /^var (\w+)/m.exec(entry)?.[1];
    if (!container) throw new Error(`${route.request().url()} declares no container.`);
    const body = `${entry}
${container} = (({ get, init }) => ({ get, init: (shares) => init((globalThis.sharedModules = shares)) }))(${container});`;
    await route.fulfill({ response, body });
  });
}

/** How many copies of the session code the page has loaded. */
export function countSessions(page: Page): Promise<number | undefined> {
  return page.evaluate(
    (key) => (globalThis as unknown as Record<symbol, number | undefined>)[Symbol.for(key)],
    sessionCopiesKey,
  );
}

/**
 * Fetches the visitor's details several times concurrently, with the session code that the site has loaded on this page.
 * Returns the address in each response. Call `exposeSharedModules` before the page is opened.
 */
export function askAtOnce(page: Page, times: number): Promise<string[]> {
  const { method, path, access } = attendeeSelfCalls.attendeeDetails;
  return page.evaluate(
    async ({ row, count }) => {
      const versions = (globalThis as PageWithShares).sharedModules?.['@summit/shared-auth'] ?? {};
      const auth = Object.values(versions)[0]?.get()() as SharedAuth | undefined;
      if (!auth) throw new Error('The page has not loaded the session code.');
      const { call } = auth.createSession({ apiBaseUrl: '/api', storage: auth.browserStorage() });
      const responses = await Promise.all(Array.from({ length: count }, () => call(row)));
      return responses.map(({ email }) => email);
    },
    { row: { method, path, access, response: 1 }, count: times },
  );
}
