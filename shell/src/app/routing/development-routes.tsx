import { lazy } from 'react';
import type { SiteRoute } from '@summit/shared-ui/navigation/site-routes';
import { developmentPaths } from './development-paths.ts';

const Styleguide = lazy(async () => {
  const module = await import('@summit/shared-ui/styleguide');
  return { default: module.Styleguide };
});

export const developmentRoutes: SiteRoute[] = [
  { path: developmentPaths.styleguide, element: <Styleguide /> },
];
