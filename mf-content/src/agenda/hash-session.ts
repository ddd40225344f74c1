import { useEffect, useRef } from 'react';
import { agendaCalls } from '@summit/contract/calls/agenda';
import { sessionAnchor } from '@summit/contract/page-hashes';
import { useCall } from '@summit/shared-auth';
import { useJourney } from '@summit/shared-ui/navigation/journey';
import { useGo, useSitePath } from '@summit/shared-ui/navigation/navigation';
import { sessionHref, sessionOfHash } from '../shared/session-link.ts';
import type { AgendaSession } from './agenda-sessions.ts';

/** Opens the session that the address names, `#session-…`; when it is on another day, that day. */
export function useHashSession(sessions: readonly AgendaSession[]): void {
  const { hash } = useSitePath();
  const call = useCall();
  const go = useGo();
  const id = sessionOfHash(hash);
  const shown = useRef('');
  const { steps } = useJourney();
  // The browser itself scrolls on the first load; a visitor who has scrolled on since then is not moved back.
  const scrolledByBrowser = useRef(steps === 0);

  useEffect(() => {
    const scrolled = scrolledByBrowser.current;
    scrolledByBrowser.current = false;
    if (id === '' || id === shown.current) return;
    if (sessions.some((session) => session.id === id)) {
      shown.current = id;
      const item = document.getElementById(sessionAnchor(id));
      document.querySelector('.session[data-linked]')?.removeAttribute('data-linked');
      item?.setAttribute('data-linked', '');
      item?.querySelector('details')?.setAttribute('open', '');
      if (!scrolled) item?.scrollIntoView();
      return;
    }
    const asked = new AbortController();
    const query = { 'filter.Id.Equals': id };
    call(agendaCalls.agendaSessions, { query, signal: asked.signal }).then(
      ({ agendaSessions: [found] }) => {
        if (found) go(sessionHref(found), { replace: true });
      },
      // A link to a session that cannot be looked up shows the day that is open anyway.
      () => undefined,
    );
    return () => asked.abort();
  }, [id, sessions, call, go]);
}
