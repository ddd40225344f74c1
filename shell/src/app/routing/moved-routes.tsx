import { href } from '@summit/contract/site/href';
import { redirects } from '@summit/contract/site/redirects';
import * as pages from '@summit/contract/site/site-map';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import type { SiteRoute } from '@summit/shared-ui/navigation/site-routes';
import { PageSkeleton } from './failures/page-skeleton.tsx';

/** With the map of all pages, which the frame does without. Where it cannot be loaded, the site's server sends the visitor on. */
const AwardsOfNow = lazyWithRetry(async () => {
  try {
    return { default: (await import('./awards-of-now.tsx')).AwardsOfNow };
  } catch {
    window.location.assign(redirects.awards.path);
    return { default: PageSkeleton };
  }
});

type Target = (typeof redirects)[keyof typeof redirects]['to'];

const targets: Record<Exclude<Target, 'awardsStatus'>, string> = {
  awardsWelcome: href(pages.awardsWelcome),
  home: href(pages.home),
};

/** Addresses that only send on, for visitors who are on the site already; for others the server does it. */
export const movedRoutes: SiteRoute[] = Object.values(redirects).map(({ path, to }) => ({
  path,
  element: to === 'awardsStatus' ? <AwardsOfNow /> : <Redirect to={targets[to]} />,
}));
