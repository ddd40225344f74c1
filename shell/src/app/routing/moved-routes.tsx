import { href } from '@summit/contract/site/href';
import { redirects } from '@summit/contract/site/redirects';
import * as pages from '@summit/contract/site/site-map';
import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import { Redirect } from '@summit/shared-ui/navigation/redirect';
import type { SiteRoute } from '@summit/shared-ui/navigation/site-routes';
import { PageSkeleton } from './failures/page-skeleton.tsx';

/** Lazy, because it needs the rows of all pages of the awards. If it cannot be loaded, the site's server redirects the visitor. */
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

/** The redirects of navigations within the site; the server redirects all other requests. */
export const movedRoutes: SiteRoute[] = Object.values(redirects).map(({ path, to }) => ({
  path,
  element: to === 'awardsStatus' ? <AwardsOfNow /> : <Redirect to={targets[to]} />,
}));
