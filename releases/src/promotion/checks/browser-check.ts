import type { LiveRelease, Registry } from '@summit/contract/releases/registry';
import type { RemoteDescriptor } from '@summit/contract/releases/remote-descriptor';
import { type BrowserPages, openBrowser } from '../../browser/browser-pages.ts';
import { startTrialSite } from '../../browser/trial-site.ts';
import { hydrationProblems } from './hydration-check.ts';

export interface BrowserCheck {
  /** The path of a Chromium. */
  browser: string;
  descriptor: RemoteDescriptor;
  /** Where the candidate's files are, ending with its build id. */
  baseUrl: string;
  registry: Registry;
  shellBuild: string;
  apiUpstream: string;
}

/** Higher than any real revision, so that the trial site ignores registries that are published meanwhile. */
const trialRevision = 2 ** 50;

/**
 * Opens all pages of a candidate in a browser, on a separate site with the candidate and the other live releases.
 * Returns the problems; empty when there is none.
 */
export function browserProblems(check: BrowserCheck): Promise<string[]> {
  return onTrialSite(check, (pages) => hydrationProblems(check.descriptor.pages, (path) => pages.open(path)));
}

/** Opens pages on a separate site with a release and the other live releases. */
export async function onTrialSite<T>(
  check: BrowserCheck,
  use: (pages: BrowserPages) => Promise<T>,
): Promise<T> {
  const site = await startTrialSite({ ...check, registry: withCandidate(check) });
  try {
    const pages = await openBrowser(check.browser, site.origin);
    try {
      return await use(pages);
    } finally {
      await pages.close();
    }
  } finally {
    await site.stop();
  }
}

function withCandidate({ registry, descriptor, baseUrl }: BrowserCheck): Registry {
  const promotedAt = new Date().toISOString();
  const candidate: LiveRelease = { buildId: descriptor.buildId, baseUrl, descriptor, promotedAt };
  return {
    revision: trialRevision,
    updatedAt: promotedAt,
    live: { ...registry.live, [descriptor.name]: candidate },
    history: [],
  };
}
