import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { bySpecificity, matchPath } from '@summit/contract/paths/path-pattern';
import { RouteParamsContext } from '@summit/shared-ui/navigation/route-params';
import { useLocation } from '@summit/shared-ui/navigation/router';

export interface SiteRoute {
  /** The path in the site map: `/speaker/:speakerId`. */
  path: string;
  element: ReactNode;
}

export interface SiteRoutesProps {
  routes: SiteRoute[];
  /** The page for every other address. */
  notFound: ReactNode;
}

/** The page at the visitor's address, matched as on the server. */
export function SiteRoutes({ routes, notFound }: SiteRoutesProps) {
  const { pathname } = useLocation();
  const sorted = useMemo(() => [...routes].sort((a, b) => bySpecificity(a.path, b.path)), [routes]);
  const found = useMemo(() => getPage(sorted, pathname), [sorted, pathname]);
  if (!found) return notFound;
  return <RouteParamsContext value={found.params}>{found.element}</RouteParamsContext>;
}

function getPage(routes: SiteRoute[], pathname: string) {
  for (const { path, element } of routes) {
    const params = matchPath(path, pathname);
    if (params) return { element, params };
  }
  return null;
}

/** The first of the paths that matches a pathname, or undefined. */
export function matchSitePath(paths: readonly string[], pathname: string): string | undefined {
  return paths.find((path) => matchPath(path, pathname) !== null);
}
