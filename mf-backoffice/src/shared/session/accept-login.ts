import * as organiserCalls from '@summit/contract/calls/organisers';
import { bearer, headers as names } from '@summit/contract/requests/request-headers';
import { useSend } from '@summit/shared-auth';
import { beginSession, type OrganiserSession, useOrganiser } from './organiser-store.ts';

/**
 * Begins the session of a login. Over an open screen only its own organiser continues, because another one would send what
 * they have not typed. @throws from its promise: an Error in words for its user
 */
export function useAcceptLogin(): (session: OrganiserSession) => Promise<void> {
  const send = useSend();
  return async (session) => {
    const { session: previous, isOver } = useOrganiser.getState();
    if (!isOver || !previous || previous.id === session.id) {
      beginSession(session);
      return;
    }
    // Nothing will use the session that this login began.
    const headers = { [names.authorization]: bearer(session.token) };
    await send(organiserCalls.organiserLogout, {}, headers).catch(() => undefined);
    throw new Error(
      `Only ${previous.name} can continue here, with what was typed. To leave it, choose “Log in as somebody else”.`,
    );
  };
}
