import { Suspense, useMemo, useState } from 'react';
import type { LiveRemotes } from '@summit/contract/releases/live-remotes';
import { useSitePath } from '@summit/shared-ui/navigation/navigation';
import { PageTransition } from '@summit/shared-ui/navigation/page-transition';
import { type SiteRoute, SiteRoutes } from '@summit/shared-ui/navigation/site-routes';
import { EarlyInput } from '../../before-script/early-input.tsx';
import { useRemotes } from '../../federation/remotes-context.tsx';
import { QuietPart } from '../parts/optional-part.tsx';
import { AnchorArrival } from './anchor-arrival.tsx';
import { developmentRoutes } from './development-routes.tsx';
import { NotFoundPage } from './failures/not-found-page.tsx';
import { PageSkeleton } from './failures/page-skeleton.tsx';
import { RootErrorBoundary } from './failures/root-error-boundary.tsx';
import { movedRoutes } from './moved-routes.tsx';
import { RemotePage } from './remote-page.tsx';

/** The page of the visitor's address, from whichever live remote owns it. */
export function PageOutlet({ development }: { development: boolean }) {
  const { pathname } = useSitePath();
  const [live, adopt] = useLiveAtArrival(pathname);
  const routes = useMemo<SiteRoute[]>(
    () => [
      ...movedRoutes,
      ...(development ? developmentRoutes : []),
      ...live.remotes.flatMap((remote) =>
        remote.pages.map((page) => ({
          path: page.path,
          element: <RemotePage key={page.id} remote={remote} page={page} onRefresh={adopt} />,
        })),
      ),
    ],
    [development, live, adopt],
  );
  return (
    <PageTransition>
      <RootErrorBoundary address={pathname}>
        <Suspense fallback={<PageSkeleton />}>
          <SiteRoutes routes={routes} notFound={<NotFoundPage />} />
          <EarlyInput />
        </Suspense>
      </RootErrorBoundary>
      <QuietPart>
        <AnchorArrival />
      </QuietPart>
    </PageTransition>
  );
}

/**
 * A release that goes live does not replace the visitor's current page, which may hold a half-filled form: it is
 * used from the next navigation on, or when a failed page is retried.
 */
function useLiveAtArrival(pathname: string): [LiveRemotes, (live: LiveRemotes) => void] {
  const { live } = useRemotes();
  const [arrived, setArrived] = useState({ pathname, live });
  const adopt = useMemo(() => (newest: LiveRemotes) => setArrived((last) => ({ ...last, live: newest })), []);
  if (arrived.pathname === pathname) return [arrived.live, adopt];
  setArrived({ pathname, live });
  return [live, adopt];
}
