import { awardsPages } from '@summit/contract/awards/awards-pages';
import { awardsStatusFacts } from '@summit/contract/awards/awards-status';
import * as awardsCalls from '@summit/contract/calls/awards';
import * as pages from '@summit/contract/site/site-map';
import { useServerDataQuery } from '@summit/shared-auth';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import { useLiveLinks } from '../../federation/live-links.ts';
import { PageSkeleton } from './failures/page-skeleton.tsx';

/** `/awards` leads to the page of the current status or, without it, to the welcome page, which is always open. */
export function AwardsOfNow() {
  const { data, isPending } = useServerDataQuery(awardsCalls.awardsStatus);
  const isLive = useLiveLinks();
  if (isPending) return <PageSkeleton />;
  const page = data && awardsPages[awardsStatusFacts[data.awardsStatus].leadsTo.Company].path;
  // A season's release may do without the page of a status.
  return <Redirect to={page && isLive(page) ? page : pages.awardsWelcome.path} />;
}
