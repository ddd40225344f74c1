import { useSession } from '@summit/shared-auth';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Guards actions that are for attendees: `const act = useRegisteredAction(); act(() => openDialog('messageSpeaker', ...))`.
 * Anybody else is told so and offered the registration. A press before the session is known waits until it is.
 */
export function useRegisteredAction(): (action: () => void) => void {
  const openDialog = useOpenDialog();
  const phase = useSession((state) => state.phase);
  const waiting = useRef<() => void>(undefined);

  const act = useCallback(
    (action: () => void) => {
      if (phase === 'unknown') waiting.current = action;
      else if (phase === 'anonymous') openDialog('registeredUsersOnly', {});
      else action();
    },
    [phase, openDialog],
  );

  useEffect(() => {
    if (phase === 'unknown' || !waiting.current) return;
    const action = waiting.current;
    waiting.current = undefined;
    act(action);
  }, [phase, act]);

  return act;
}
