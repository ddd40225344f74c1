import { useSession } from '@summit/shared-auth';
import { LoadingBar } from '@summit/shared-ui/feedback/loading-bar';
import { useIsFetching, useIsMutating } from '@summit/shared-auth/server-state';
import { useHydrated } from '../use-hydrated.ts';

/** Runs while a login, the attendee's details or any other call is under way. */
export function FrameLoadingBar() {
  const hydrated = useHydrated();
  const loadingAttendee = useSession(({ phase }) => phase === 'loading');
  const calls = useIsFetching() + useIsMutating();
  return <LoadingBar active={hydrated && (loadingAttendee || calls > 0)} />;
}
