import type { ResourceId } from '@summit/contract/organising/resources';
import { indexPages } from '../../content/public/page-entries.queries.ts';
import { changeOrTry } from '../../platform/db/change-or-try.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { countContentChange } from '../../settings/public/content-revision.ts';
import { allResources } from './all-resources.ts';
import type { Scene } from './change-entry.ts';

/** What the words of pages come from: the search reads them when they change. */
const wordsOfPages: ReadonlySet<string> = new Set<ResourceId>(['texts', 'settings']);

/**
 * Makes a change of resources in one transaction, one organiser after the other, and lets the site show it. A dry run
 * does the same and undoes it, so that the database's own rules count in it too.
 */
export async function makeChange<T>(
  { db, responseCache }: Pick<Platform, 'db' | 'responseCache'>,
  scene: Scene,
  make: (tx: Tx, scene: Scene) => Promise<T>,
): Promise<T> {
  const { isDryRun } = scene;
  const result = await changeOrTry(db, isDryRun, async (tx) => {
    await countContentChange(tx, scene.now);
    const made = await make(tx, scene);
    await allResources[scene.id].settle?.(tx, scene.changed, scene);
    if (wordsOfPages.has(scene.id)) await indexPages(tx);
    return made;
  });
  if (isDryRun) return result;
  allResources[scene.id].drops.forEach((name) => responseCache.drop(name));
  responseCache.drop('search');
  responseCache.drop('content-revision');
  return result;
}
