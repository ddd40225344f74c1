import { awardsStatusFacts } from '@summit/contract/awards-status';
import { awardsCalls } from '@summit/contract/calls/awards';
import type { redirects } from '@summit/contract/redirects';
import { pages } from '@summit/contract/site-map';
import { useServerDataLater } from '@summit/shared-auth';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import { PageSkeleton } from './page-skeleton.tsx';

export interface MovedProps {
  to: (typeof redirects)[keyof typeof redirects]['to'];
}

/** Sends a visitor on to where a page is now. */
export function Moved({ to }: MovedProps) {
  return to === 'awardsStatus' ? <AwardsOfNow /> : <Redirect to={pages[to].path} />;
}

/** `/awards` leads to the page of the current status or, without it, to the welcome page, which is always open. */
function AwardsOfNow() {
  const { data, isPending } = useServerDataLater(awardsCalls.awardsStatus);
  if (isPending) return <PageSkeleton />;
  const page = data ? awardsStatusFacts[data.awardsStatus].leadsTo.Company : 'awardsWelcome';
  return <Redirect to={pages[page].path} />;
}
