import { type LiveRemotes, pageAt } from '@summit/contract/releases/live-remotes';
import type { PageMetadata } from '@summit/shared-ui/navigation/page-meta-sink';

/**
 * The status of a page: 404 for an address that no live release owns, or when the page itself declares it; 503 when
 * parts of it could not be rendered, so that clients without a browser retry.
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
