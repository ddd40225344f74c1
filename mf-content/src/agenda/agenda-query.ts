import * as agendaCalls from '@summit/contract/calls/agenda';
import * as settingsCalls from '@summit/contract/calls/settings';
import {
  serverView,
  usePrefetchServerView,
  useServerView,
  useServerViewQuery,
} from '@summit/shared-auth/server-view';
import type { AgendaQuery, AgendaResponse } from './agenda-data.ts';
import type { AgendaView } from './agenda-sessions.ts';

/** The query of a view of this edition. */
export function getAgendaQuery({ day, words, mine }: AgendaView): AgendaQuery {
  const everyDay = mine || words !== '';
  // Every day shares one response, whichever day the address names.
  return { edition: 'current', day: everyDay ? '' : day, words, everyDay };
}

/** The code that makes it is loaded only where it is needed: on the server, or for a day that was not in the HTML. */
const programmeView = serverView(
  'content.agenda',
  [agendaCalls.agendaSessions, settingsCalls.settings],
  async (sources, query: AgendaQuery): Promise<AgendaResponse> => {
    const { makeProgramme } = await import('./programme/make-programme.ts');
    return makeProgramme(sources, query);
  },
);

/** The sessions in the venue's time. Suspends; throws ApiError. */
export function useAgenda(query: AgendaQuery): AgendaResponse {
  return useServerView(programmeView, query);
}

/** Prefetches the sessions, except those that only the browser fetches. */
export function usePrefetchAgenda(query: AgendaQuery, isWanted: boolean): void {
  usePrefetchServerView(programmeView, query, { enabled: isWanted });
}

/** The same in the browser only, once the query is known. */
export function useAgendaQuery(query: AgendaQuery, enabled: boolean) {
  return useServerViewQuery(programmeView, query, { enabled });
}
