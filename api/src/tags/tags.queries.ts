import { asc, eq } from 'drizzle-orm';
import type { PageWindow } from '@summit/contract/list-query';
import type { Db } from '../platform/db/db.ts';
import { tags } from './tags.tables.ts';

export interface Tag {
  id: string;
  name: string;
}

/** One page of the tags by name, and how many there are in all. */
export async function listTags(db: Db, window: PageWindow): Promise<{ tags: Tag[]; total: number }> {
  const rows = await db.select().from(tags).orderBy(asc(tags.name)).limit(window.limit).offset(window.offset);
  return { tags: rows, total: await db.$count(tags) };
}

/** The tag with this id, or null. */
export async function findTag(db: Db, id: string): Promise<Tag | null> {
  const [row] = await db.select().from(tags).where(eq(tags.id, id)).limit(1);
  return row ?? null;
}
