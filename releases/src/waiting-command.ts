import { isFixedPath, withoutRest } from '@summit/contract/paths/path-pattern';
import type { LiveRelease } from '@summit/contract/releases/registry';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { sharedVersions } from '@summit/rendering/shared-versions';
import { previewParameter, previewToken } from '@summit/rendering/signing/preview-link';
import { releaseSecret } from '@summit/rendering/signing/release-secret';
import type { Reason } from './promotion/live-changes.ts';
import {
  type CandidatePromotion,
  promoteCandidate,
  waitingRelease,
  withdraw,
} from './promotion/promote-candidate.ts';
import { newestRegistry } from './registry/registry-store.ts';
import { saying } from './release-command.ts';
import { anyShellState } from './running-shell.ts';
import { shellOrigins, type SiteSettings, siteSettings } from './settings/site-settings.ts';

/**
 * Rolls a candidate out to a share of the devices, or makes it live. Returns the message of success.
 * @throws ReleaseRefused with every reason that was found
 */
export async function promoteWaiting(
  order: Omit<CandidatePromotion, 'dataDir' | 'versions'>,
): Promise<string> {
  const settings = siteSettings();
  const versions = (await anyShellState(shellOrigins(settings)))?.shared ?? sharedVersions();
  const registry = await promoteCandidate({ ...order, dataDir: settings.dataDir, versions });
  const { remote, percent } = order;
  if (percent === 100) {
    return saying(settings, registry, `${remote} ${registry.live[remote]?.buildId} is live`);
  }
  const shared = registry.shares?.[remote]?.buildId;
  return saying(settings, registry, `${remote} ${shared} is for ${percent}% of the devices`);
}

/** Withdraws a candidate, or a release in a rollout. Returns the message of success. */
export async function withdrawWaiting(
  remote: string,
  buildId?: string,
  reason: Reason = {},
): Promise<string> {
  const settings = siteSettings();
  const before = waitingRelease(await newestRegistry(settings.dataDir), remote, buildId);
  const registry = await withdraw(settings.dataDir, remote, before.buildId, reason);
  return saying(settings, registry, `${remote} ${before.buildId} is withdrawn`);
}

interface PreviewOrder {
  remote: string;
  buildId?: string | undefined;
  /** The page that the link opens; absent: the first one of the candidate whose address is known. */
  path?: string | undefined;
  hours: number;
}

/**
 * A link that shows a candidate in the browser that opens it.
 * @throws ReleaseRefused when there is no such candidate
 */
export async function previewLink(order: PreviewOrder): Promise<string> {
  const { address, buildId, expiresAt } = await makePreview(siteSettings(), order);
  return `${address}
It shows ${order.remote} ${buildId} until ${expiresAt}.`;
}

/**
 * Makes the same link and returns its parts.
 * @throws ReleaseRefused when there is no such candidate
 */
export async function makePreview(
  { dataDir, siteOrigin, secret }: SiteSettings,
  { remote, buildId, path: given, hours }: PreviewOrder,
) {
  const now = Date.now();
  const release = waitingRelease(await newestRegistry(dataDir), remote, buildId);
  const path = given ?? getFirstPath(release);
  const expiresAt = now + hours * 3600_000;
  const preview = { remote, buildId: release.buildId, audience: siteOrigin, expiresAt };
  const token = previewToken(releaseSecret(dataDir, secret), preview, now);
  return {
    address: `${siteOrigin}${path}${path.includes('?') ? '&' : '?'}${previewParameter}=${token}`,
    buildId: release.buildId,
    expiresAt: new Date(expiresAt).toISOString(),
  };
}

/** The address of a page without parameters. */
function getOwnAddress(path: string): string[] {
  const address = withoutRest(path);
  return isFixedPath(address) ? [address] : [];
}

/** The first page to preview; for a remote with dialogs only, the home page. */
function getFirstPath({ descriptor }: LiveRelease): string {
  const known = descriptor.pages.flatMap((page) => page.sample ?? getOwnAddress(page.path));
  return known[0] ?? href(pages.home);
}
