import { useEffect, useRef } from 'react';
import { useCall } from '@summit/shared-auth';
import { useJourney } from '@summit/shared-ui/navigation/journey';
import { useGo, useSitePath } from '@summit/shared-ui/navigation/navigation';
import { sessionOfHash } from '../../shared/sessions/session-link.ts';
import type { AgendaSession } from '../agenda-sessions.ts';

/** Opens the session that the address names, `#session-…`, and its day if that is another one. */
export function useHashSession(sessions: readonly AgendaSession[]): void {
  const { hash } = useSitePath();
  const call = useCall();
  const go = useGo();
  const id = sessionOfHash(hash);
  const shown = useRef('');
  const { steps } = useJourney();
  // The browser itself scrolls on the first load; a visitor who has scrolled since then is not moved back.
  const scrolledByBrowser = useRef(steps === 0);

  useEffect(() => {
    const scrolled = scrolledByBrowser.current;
    scrolledByBrowser.current = false;
    if (id === '' || id === shown.current) return undefined;
    const isHere = sessions.some((session) => session.id === id);
    if (isHere) shown.current = id;
    const left = new AbortController();
    // Most addresses name no session.
    import('./open-session.ts')
      .then(({ openSession, findSession }) =>
        isHere ? openSession(id, !scrolled) : findSession(id, { call, go, signal: left.signal }),
      )
      // The open day stays, which the visitor sees anyway; the same link can be tried again.
      .catch(() => {
        if (isHere) shown.current = '';
      });
    return () => {
      if (!isHere) left.abort();
    };
  }, [id, sessions, call, go]);
}
