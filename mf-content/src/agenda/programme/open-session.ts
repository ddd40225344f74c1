import * as agendaCalls from '@summit/contract/calls/agenda';
import { sessionAnchor } from '@summit/contract/site/page-hashes';
import type { useCall } from '@summit/shared-auth';
import type { useGo } from '@summit/shared-ui/navigation/navigation';
import { sessionHref } from '../../shared/sessions/session-link.ts';

/** Highlights and unfolds a session of the current page. */
export function openSession(id: string, scrolls: boolean): void {
  const item = document.getElementById(sessionAnchor(id));
  document.querySelector('.session[data-linked]')?.removeAttribute('data-linked');
  item?.setAttribute('data-linked', '');
  item?.querySelector('details')?.setAttribute('open', '');
  if (scrolls) item?.scrollIntoView();
}

interface Visit {
  call: ReturnType<typeof useCall>;
  go: ReturnType<typeof useGo>;
  /** Aborted when the visitor has left. */
  signal: AbortSignal;
}

/** Opens the day of a session, if the session exists. @throws ApiError when it cannot be fetched */
export async function findSession(id: string, { call, go, signal }: Visit): Promise<void> {
  const query = { 'filter.Id.Equals': id };
  const { agendaSessions } = await call(agendaCalls.agendaSessions, { query, signal });
  const [found] = agendaSessions;
  if (found && !signal.aborted) go(sessionHref(found), { replace: true });
}
