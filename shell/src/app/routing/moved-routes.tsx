import { awardsStatusFacts } from '@summit/contract/awards-status';
import { awardsCalls } from '@summit/contract/calls/awards';
import { redirects } from '@summit/contract/redirects';
import { pages } from '@summit/contract/site-map';
import { useServerDataLater } from '@summit/shared-auth';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import type { SiteRoute } from '@summit/shared-ui/navigation/site-routes';
import { PageSkeleton } from './page-skeleton.tsx';

/** Addresses that only send on, for visitors who are on the site already; for others the server does it. */
export const movedRoutes: SiteRoute[] = Object.values(redirects).map(({ path, to }) => ({
  path,
  element: to === 'awardsStatus' ? <AwardsOfNow /> : <Redirect to={pages[to].path} />,
}));

/** `/awards` leads to the page of the current status or, without it, to the welcome page, which is always open. */
function AwardsOfNow() {
  const { data, isPending } = useServerDataLater(awardsCalls.awardsStatus);
  if (isPending) return <PageSkeleton />;
  const page = data ? awardsStatusFacts[data.awardsStatus].leadsTo.Company : 'awardsWelcome';
  return <Redirect to={pages[page].path} />;
}
