import type { ResourceId } from '@summit/contract/organising/resources';
import { indexPages } from '../../content/public/page-entries.queries.ts';
import { changeOrTry } from '../../platform/db/change-or-try.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import { countContentChange } from '../../settings/public/content-revision.ts';
import { allResources } from './all-resources.ts';
import type { ChangeContext } from './change-entry.ts';

/** The resources that the words of pages come from: the search reads them again after a change. */
const wordsOfPages: ReadonlySet<string> = new Set<ResourceId>(['texts', 'settings']);

/**
 * Changes resources in one transaction, one organiser after the other, and drops cached responses. A dry run does the
 * same and rolls back, so that the rules of the database apply to it too.
 */
export async function makeChange<T>(
  { db, responseCache }: Pick<Platform, 'db' | 'responseCache'>,
  context: ChangeContext,
  make: (tx: Tx, context: ChangeContext) => Promise<T>,
): Promise<T> {
  const { isDryRun } = context;
  const result = await changeOrTry(db, isDryRun, async (tx) => {
    await countContentChange(tx, context.now);
    const made = await make(tx, context);
    await allResources[context.id].settle?.(tx, context.changed, context);
    if (wordsOfPages.has(context.id)) await indexPages(tx);
    return made;
  });
  if (isDryRun) return result;
  allResources[context.id].drops.forEach((name) => responseCache.drop(name));
  responseCache.drop('search');
  responseCache.drop('content-revision');
  return result;
}
