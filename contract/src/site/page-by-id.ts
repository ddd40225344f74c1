import type { PageId } from './page-ids.ts';
import * as pages from './site-map.ts';

/**
 * The row of a page that is chosen at run time. It loads the table of all pages: for a known page use
 * `pages.agenda`.
 */
export function pageById<Id extends PageId>(id: Id): (typeof pages)[Id] {
  return pages[id];
}
