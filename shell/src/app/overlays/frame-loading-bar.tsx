import { useEffect, useState } from 'react';
import { useSession } from '@summit/shared-auth';
import { useHydrated } from '@summit/shared-auth/hydrated';
import { useIsFetching, useIsMutating, useQueryClient } from '@summit/shared-auth/server-state';
import { LoadingBar } from '@summit/shared-ui/feedback/loading-bar';

/** Runs while a login, the attendee's details or any other call is pending, and for some calls a little longer. */
export function FrameLoadingBar() {
  const hydrated = useHydrated();
  const loadingAttendee = useSession(({ phase }) => phase === 'loading');
  const calls = useIsFetching() + useIsMutating();
  const lingers = useLingeringCall();
  return <LoadingBar active={hydrated && (loadingAttendee || calls > 0 || lingers)} />;
}

/** Whether a call with `spinnerHidesAfter` in its row has just ended. */
function useLingeringCall(): boolean {
  const queryClient = useQueryClient();
  const [lingers, setLingers] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = queryClient.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || !['success', 'error'].includes(event.action.type)) return;
      const ms = event.query.meta?.['spinnerHidesAfter'];
      if (typeof ms !== 'number') return;
      clearTimeout(timer);
      setLingers(true);
      timer = setTimeout(() => setLingers(false), ms);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient]);
  return lingers;
}
