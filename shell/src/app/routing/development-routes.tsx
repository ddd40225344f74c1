import { lazy } from 'react';
import type { SiteRoute } from '@summit/shared-ui/navigation/site-routes';

const Styleguide = lazy(async () => {
  const module = await import('@summit/shared-ui/styleguide');
  return { default: module.Styleguide };
});

/** Pages for those who build the site; in production their addresses do not exist. */
export const developmentRoutes: SiteRoute[] = [{ path: '/styleguide', element: <Styleguide /> }];
