import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';
import { pageAt, type LiveRemotes } from '../../federation/live-remotes.ts';

/** 404 for an address that no live release owns; a page may say so of itself as well. */
export function statusOf(
  path: string,
  live: LiveRemotes,
  page: (PageMetadata & { status?: number }) | undefined,
): number {
  if (page?.status) return page.status;
  return pageAt(live, path) ? 200 : 404;
}
