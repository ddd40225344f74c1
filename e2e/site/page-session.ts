import type { Page } from '@playwright/test';
import { attendeeSelfCalls } from '@summit/contract/calls/attendee-self';

interface SharedAuth {
  createSession: (options: object) => { call: (row: object) => Promise<{ email: string }> };
  browserStorage: () => Storage;
}

interface FederationGlobals {
  __FEDERATION__: {
    __INSTANCES__: {
      name: string;
      options: { shared: Record<string, { lib?: () => unknown }[]> };
    }[];
  };
}

/**
 * Fetches the visitor's details many times at once, with the session code that the site has loaded on this page.
 * Returns the address in each of them.
 */
export function askAtOnce(page: Page, times: number): Promise<string[]> {
  const { method, path, access } = attendeeSelfCalls.attendeeDetails;
  return page.evaluate(
    async ({ row, count }) => {
      const { __FEDERATION__: federation } = globalThis as unknown as FederationGlobals;
      const shell = federation.__INSTANCES__.find(({ name }) => name === 'shell');
      const auth = shell?.options.shared['@summit/shared-auth']?.[0]?.lib?.() as SharedAuth | undefined;
      if (!auth) throw new Error('The page has not loaded the session code.');
      const { call } = auth.createSession({ apiBaseUrl: '/api', storage: auth.browserStorage() });
      const responses = await Promise.all(Array.from({ length: count }, () => call(row)));
      return responses.map(({ email }) => email);
    },
    { row: { method, path, access, response: 1 }, count: times },
  );
}
