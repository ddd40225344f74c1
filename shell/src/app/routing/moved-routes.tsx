import { redirects } from '@summit/contract/redirects';
import type { SiteRoute } from '@summit/shared-ui/navigation/site-routes';
import { lazyPart } from '../parts/lazy-part.tsx';

const Moved = lazyPart(async () => ({ default: (await import('./moved.tsx')).Moved }));

/** Addresses that only send on, for visitors who are on the site already; for others the server does it. */
export const movedRoutes: SiteRoute[] = Object.values(redirects).map(({ path, to }) => ({
  path,
  element: <Moved to={to} />,
}));
