import { bySpecificity, matchPath } from '../paths/path-pattern.ts';
import { wholeRows } from '../tables/whole-rows.ts';
import type { PageFact } from './page.ts';
import type { PageId } from './page-ids.ts';
import { redirects } from './redirects.ts';
import * as pages from './site-map.ts';

export interface MatchedPage {
  id: PageId;
  page: PageFact;
  params: Record<string, string>;
}

const pagesBySpecificity = (Object.entries(wholeRows(pages)) as [PageId, PageFact][]).sort(([, a], [, b]) =>
  bySpecificity(a.path, b.path),
);

/** The page at a pathname (no search, no hash), or null: then the 404 page is shown. */
export function matchPage(pathname: string): MatchedPage | null {
  for (const [id, page] of pagesBySpecificity) {
    const params = matchPath(page.path, pathname);
    if (params) return { id, page, params };
  }
  return null;
}

/** The target of an address that only redirects, or null when it is not one. */
export function matchRedirect(pathname: string): PageId | 'awardsStatus' | null {
  const found = Object.values(redirects).find(({ path }) => matchPath(path, pathname));
  return found?.to ?? null;
}
