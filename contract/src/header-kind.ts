import type { HeaderKind } from './header-heights.ts';
import { type PageId, pages } from './site-map.ts';

/** The kind of a page's header. Browser builds have a short list in place of the map of all pages. */
export function headerKindOf(page: PageId): HeaderKind {
  return pages[page].headerKind;
}
