import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ApiError,
  type FailedCall,
  isApiError,
  useCall,
  useFailedCalls,
  useSession,
  useSessionActions,
} from '@summit/shared-auth';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { isDialogOpen } from '@summit/shared-ui/overlays/open-dialog';
import { OverlayBoundary } from '../parts/overlay-boundary.tsx';
import { rethrownCode } from '../parts/rethrown-code.ts';

const FailureDialog = lazyWithRetry(() => import('../parts/failure-dialog.tsx'));

interface ShownFailure {
  error: ApiError;
  /** The name of the call's row, where its wording differs from the general one. */
  callName?: string;
}

/**
 * The general reaction to failed calls, by `reactionTo`: every failure is reported and reloads the attendee's
 * details. Uncaught failures, and those of the session's own calls, are shown.
 */
export function FailurePopup() {
  const [shown, setShown] = useState<ShownFailure | null>(null);
  const settled = useRef(new WeakSet<object>());
  const attendee = useSession((state) => state.attendee);
  const { reload } = useSessionActions();
  const call = useCall();

  // Loaded on demand, because the list of codes is long.
  const reactions = () => import('../parts/failure-reaction.ts');

  function show(failure: ShownFailure): void {
    // An open dialog shows its own message, and is not covered.
    if (!isDialogOpen()) setShown((before) => before ?? failure);
  }

  async function settle(error: ApiError, ofSession: boolean): Promise<void> {
    if (settled.current.has(error)) return;
    settled.current.add(error);
    const { reactionTo, reportFailure } = await reactions();
    const { log, report } = reactionTo(error);
    if (log) reportError(new Error(log, { cause: error }));
    if (!report) return;
    // The failure may come from outdated details of the attendee.
    const reloaded = attendee && !ofSession ? reload() : undefined;
    await Promise.allSettled([reportFailure(call, error, attendee?.email), reloaded]);
  }

  async function hearCall({ row, error }: FailedCall): Promise<void> {
    const { isReport, nameOfSessionCall, reactionTo } = await reactions();
    if (isReport(row)) return;
    const callName = nameOfSessionCall(row);
    if (callName && reactionTo(error).report) show({ error, callName });
    await settle(error, callName !== undefined);
  }

  const hearUncaught = useEffectEvent(async (error: ApiError) => {
    const { reactionTo } = await reactions();
    if (reactionTo(error).show) show({ error });
    await settle(error, false);
  });

  // A failure of the reaction itself is not shown.
  useFailedCalls((failed) => void hearCall(failed).catch(() => undefined));
  useEffect(() => {
    const hear = (event: PromiseRejectionEvent) => {
      if (!isApiError(event.reason)) return;
      if (event.reason.code !== rethrownCode) event.preventDefault();
      hearUncaught(event.reason).catch(() => undefined);
    };
    window.addEventListener('unhandledrejection', hear);
    return () => window.removeEventListener('unhandledrejection', hear);
  }, []);

  if (!shown) return null;
  const close = () => setShown(null);
  return (
    <OverlayBoundary onClose={close}>
      <Suspense fallback={null}>
        <FailureDialog {...shown} onClose={close} />
      </Suspense>
    </OverlayBoundary>
  );
}
