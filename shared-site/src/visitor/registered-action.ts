import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '@summit/shared-auth';
import { useOpenDialog } from '@summit/shared-ui/overlays/open-dialog';

/**
 * Guards actions that are for attendees: `const act = useRegisteredAction(); act(() => openDialog('messageSpeaker', ...))`.
 * For all other visitors a notice offers the registration, or `otherwise` runs. A press before the session is known waits
 * until it is.
 */
export function useRegisteredAction(): (action: () => void, otherwise?: () => void) => void {
  const openDialog = useOpenDialog();
  const phase = useSession((state) => state.phase);
  const waiting = useRef<Parameters<ReturnType<typeof useRegisteredAction>>>(undefined);

  const act = useCallback(
    (action: () => void, otherwise = () => openDialog('registeredUsersOnly', {})) => {
      if (phase === 'unknown') waiting.current = [action, otherwise];
      else if (phase === 'anonymous') otherwise();
      else action();
    },
    [phase, openDialog],
  );

  useEffect(() => {
    if (phase === 'unknown' || !waiting.current) return;
    const pressed = waiting.current;
    waiting.current = undefined;
    act(...pressed);
  }, [phase, act]);

  return act;
}
