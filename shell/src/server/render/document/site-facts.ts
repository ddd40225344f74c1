import { type LiveRemotes, pageAt } from '@summit/contract/releases/live-remotes';
import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';

/**
 * 404 for an address that no live release owns; a page may say so of itself as well. 503 when parts of it could not be
 * rendered: a reader without a browser has only a part, and should come back.
 */
export function getStatus(
  path: string,
  live: LiveRemotes,
  page: (PageMetadata & { status?: number }) | undefined,
  degraded: boolean,
): number {
  if (page?.status) return page.status;
  if (!pageAt(live, path)) return 404;
  return degraded ? 503 : 200;
}
