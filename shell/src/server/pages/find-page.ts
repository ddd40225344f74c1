import { type FoundPage, pageAt } from '@summit/contract/releases/live-remotes';
import { releaseKey } from '@summit/contract/releases/release-health';
import { developmentPaths } from '../../app/routing/development-paths.ts';
import { serverRemotes } from '../registry/public-registry.ts';
import type { Variant } from '../variants/variant.ts';
import type { KnownPage } from './pages.ts';

const developmentPages: readonly string[] = Object.values(developmentPaths);

/** The page at a path in a variant of the site, and the remote that owns it. */
export function findOwner(path: string, { registry }: Variant): FoundPage | undefined {
  return pageAt(serverRemotes(registry), path);
}

/** The facts of the page at a path; null where there is none. Some pages exist in development only. */
export function findPage(path: string, variant: Variant, production: boolean): KnownPage | null {
  const found = findOwner(path, variant);
  if (!found) return !production && developmentPages.includes(path) ? { name: path, reads: [] } : null;
  const known = knownPages.get(found) ?? toKnownPage(found);
  knownPages.set(found, known);
  return known;
}

/** Cached, because every request looks its page up. */
const knownPages = new WeakMap<FoundPage, KnownPage>();

function toKnownPage({ remote, page }: FoundPage): KnownPage {
  const release = releaseKey({ remote: remote.name, buildId: remote.buildId });
  return { ...page, name: page.path, owner: { release, pageId: page.id } };
}
