import { Suspense, useState } from 'react';
import { pageAt } from '@summit/contract/releases/live-remotes';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { useSession, useSessionEnd } from '@summit/shared-auth';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { useGo, useSitePath } from '@summit/shared-ui/navigation/navigation';
import { isDialogOpen } from '@summit/shared-ui/overlays/open-dialog';
import { isBeingFilledIn } from '../../before-script/entered-fields.ts';
import { useRemotes } from '../../federation/remotes-context.tsx';
import { OverlayBoundary } from '../parts/overlay-boundary.tsx';

const SessionEndedNotice = lazyWithRetry(async () => ({
  default: (await import('./session-ended-notice.tsx')).SessionEndedNotice,
}));

/**
 * Shows that the server has ended the session, and navigates to the home page. A visitor who is in the middle of
 * something stays, and can log in on the page.
 */
export function SessionEnded() {
  const [stays, setStays] = useState<boolean | null>(null);
  const signedIn = useSession(({ phase }) => phase === 'signedIn');
  const { live } = useRemotes();
  const { pathname } = useSitePath();
  const go = useGo();

  useSessionEnd(() => {
    const isPersonal = pageAt(live, pathname)?.page.access === 'attendee';
    const staysHere = isPersonal || isDialogOpen() || isBeingFilledIn();
    setStays(staysHere);
    if (!staysHere) go(href(pages.home));
  });

  if (stays === null || signedIn) return null;
  const close = () => setStays(null);
  return (
    <OverlayBoundary onClose={close}>
      <Suspense fallback={null}>
        <SessionEndedNotice stays={stays} onClose={close} />
      </Suspense>
    </OverlayBoundary>
  );
}
