import { asc, eq } from 'drizzle-orm';
import type { PageQuery } from '@summit/contract/list-query';
import type { Db } from '../platform/db/db.ts';
import { onePage } from '../platform/db/one-page.ts';
import { tags } from './tags.tables.ts';

export interface Tag {
  id: string;
  name: string;
}

/** One page of the tags by name, and the counts. */
export async function listTags(db: Db, query: PageQuery) {
  const { rows, counts } = await onePage(db, query, {
    select: db.select().from(tags).orderBy(asc(tags.name)).$dynamic(),
    from: tags,
  });
  return { tags: rows, ...counts };
}

/** The tag with this id, or null. */
export async function findTag(db: Db, id: string): Promise<Tag | null> {
  const [row] = await db.select().from(tags).where(eq(tags.id, id)).limit(1);
  return row ?? null;
}
