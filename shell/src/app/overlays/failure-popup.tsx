import { isApiError, useCall, useSession, useSessionActions, type ApiError } from '@summit/shared-auth';
import { isDialogOpen } from '@summit/shared-ui/overlays/open-dialog';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { lazyPart } from './lazy-part.tsx';
import { OverlayBoundary } from './overlay-boundary.tsx';
import { rethrownCode } from './rethrown-code.ts';

const FailureDialog = lazyPart(() => import('./failure-dialog.tsx'));

/** Hears of failed calls that nobody caught, and does what `reactionTo` says. */
export function FailurePopup() {
  const [shown, setShown] = useState<ApiError | null>(null);
  const attendee = useSession((state) => state.attendee);
  const { reload } = useSessionActions();
  const call = useCall();

  const reactTo = useEffectEvent(async (error: ApiError) => {
    // The list of codes is long, and needed only now.
    const { reactionTo, reportFailure } = await import('./failure-reaction.ts');
    const reaction = reactionTo(error);
    if (reaction.log) reportError(new Error(reaction.log, { cause: error }));
    // An open dialog tells its own story, and is not covered.
    if (reaction.show && !isDialogOpen()) setShown(error);
    if (!reaction.report) return;
    // What is known of the attendee may be what the server disagrees with.
    const reloaded = attendee ? reload() : undefined;
    await Promise.allSettled([reportFailure(call, error, attendee?.email), reloaded]);
  });

  useEffect(() => {
    const hear = (event: PromiseRejectionEvent) => {
      if (!isApiError(event.reason)) return;
      if (event.reason.code !== rethrownCode) event.preventDefault();
      reactTo(event.reason).catch(() => undefined);
    };
    window.addEventListener('unhandledrejection', hear);
    return () => window.removeEventListener('unhandledrejection', hear);
  }, []);

  if (!shown) return null;
  const close = () => setShown(null);
  return (
    <OverlayBoundary onClose={close}>
      <Suspense fallback={null}>
        <FailureDialog error={shown} onClose={close} />
      </Suspense>
    </OverlayBoundary>
  );
}
