import { lazyWithRetry } from '@summit/shared-site/data/lazy-with-retry';
import type { SiteRoute } from '@summit/shared-ui/navigation/site-routes';
import { developmentPaths } from './development-paths.ts';

const Styleguide = lazyWithRetry(async () => ({
  default: (await import('@summit/shared-ui/styleguide')).Styleguide,
}));

export const developmentRoutes: SiteRoute[] = [
  { path: developmentPaths.styleguide, element: <Styleguide /> },
];
