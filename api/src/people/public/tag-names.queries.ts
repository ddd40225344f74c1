import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { AttendeeTag } from '../attendees/attendees.tables.ts';
import { tags } from '../tags/tags.tables.ts';

/** The name of every tag, by its id, as an object for a place in a larger query. */
export const tagNamesById = sql<Record<string, string>>`(
  select coalesce(jsonb_object_agg(${tags.id}, ${tags.name}), '{}') from ${tags})`;

/** The name of every tag, by its id. */
export async function readTagNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select().from(tags);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The tags with their names; tags that no longer exist are left out. */
export function namedTags(chosen: AttendeeTag[], tagNames: ReadonlyMap<string, string>) {
  return chosen.flatMap(({ id, comment }) => {
    const name = tagNames.get(id);
    return name === undefined ? [] : [{ id, name, comment: comment ?? null }];
  });
}
