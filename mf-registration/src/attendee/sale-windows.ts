import * as packageCalls from '@summit/contract/calls/packages';
import * as settingsCalls from '@summit/contract/calls/settings';
import { serverView, useServerView } from '@summit/shared-auth/server-view';
import { saleWindow } from '../shared/ticket/tickets.ts';

const windowsView = serverView(
  'registration.saleWindows',
  [settingsCalls.settings, packageCalls.packages],
  async ({ stored }): Promise<Record<string, string | null>> => {
    const [{ event }, { packages }] = await Promise.all([
      stored(settingsCalls.settings),
      stored(packageCalls.packages, { query: {} }),
    ]);
    return Object.fromEntries(packages.map((ticket) => [ticket.id, saleWindow(ticket, event.timeZone)]));
  },
);

/** By the ticket's id: when it is on sale, if that is limited. The words come with the HTML. Suspends; throws ApiError. */
export function useSaleWindows(): Record<string, string | null> {
  return useServerView(windowsView);
}
