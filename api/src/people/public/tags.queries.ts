import { randomBytes } from 'node:crypto';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PageQuery } from '@summit/contract/requests/list-query';
import type { Db } from '../../platform/db/db.ts';
import { byName } from '../../platform/db/names.ts';
import { onePage } from '../../platform/db/one-page.ts';
import { tags } from '../tags/tags.tables.ts';

export interface Tag {
  id: string;
  name: string;
}

/** One page of the tags by name, and the counts. */
export async function listTags(db: Db, query: PageQuery) {
  const { rows, counts } = await onePage(db, query, {
    select: db
      .select()
      .from(tags)
      .orderBy(asc(byName(tags.name)))
      .$dynamic(),
    from: tags,
  });
  return { tags: rows, ...counts };
}

/** Those of the ids that are tags. */
export async function findTags(db: Db, ids: string[]): Promise<Tag[]> {
  return ids.length === 0 ? [] : db.select().from(tags).where(inArray(tags.id, ids));
}

/** The tag of this name, however it is written, added if there is none; `isNew` says which. */
export async function suggestTag(db: Db, name: string): Promise<{ tag: Tag; isNew: boolean }> {
  const row = { id: `suggested-${randomBytes(6).toString('hex')}`, name: name.replaceAll(/\s+/g, ' ') };
  const [added] = await db.insert(tags).values(row).onConflictDoNothing().returning();
  const [known] = await db
    .select()
    .from(tags)
    .where(eq(tags.nameKey, sql`name_key(${row.name})`));
  return { tag: known ?? row, isNew: added !== undefined };
}

/** The tag with this id, or null. */
export async function findTag(db: Db, id: string): Promise<Tag | null> {
  const [row] = await db.select().from(tags).where(eq(tags.id, id)).limit(1);
  return row ?? null;
}
