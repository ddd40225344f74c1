import { useEffect } from 'react';
import * as limits from '@summit/contract/limits/limits';
import { liveToken, useOrganiser } from '../../shared/session/organiser-store.ts';
import { endIfOver, loadDoor, useDoor } from './door-store.ts';

/**
 * The list of a shift goes with the session in which it was taken: on every screen, whatever ends the session, and at
 * each opening of the backoffice, also by somebody else. Without a session it could not be read any longer.
 */
export function useListOfSession(): void {
  const token = useOrganiser(liveToken);
  const endsAt = useDoor(({ shift }) => shift?.endsAt);
  useEffect(() => void loadDoor(token), [token]);
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    // Again and again rather than once at its end: timers stand still while a device sleeps.
    const check = () => void endIfOver();
    check();
    const timer = setInterval(check, limits.doorPolling);
    return () => clearInterval(timer);
  }, [endsAt]);
}
