import type { PageId } from './page-ids.ts';
import * as pages from './site-map.ts';

/** The row of a page that is chosen at run time. It brings the table of all pages: a page that is known by name is `pages.agenda`. */
export function pageById<Id extends PageId>(id: Id): (typeof pages)[Id] {
  return pages[id];
}
