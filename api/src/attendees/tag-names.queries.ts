import { limits } from '@summit/contract/limits';
import type { Db } from '../platform/db/db.ts';
import { listTags } from '../tags/tags.queries.ts';
import type { AttendeeTag } from './attendees.tables.ts';

/** The name of every tag, by its id. */
export async function readTagNames(db: Db): Promise<ReadonlyMap<string, string>> {
  const { tags } = await listTags(db, { limit: limits.maxItemsOnPage, offset: 0 });
  return new Map(tags.map(({ id, name }) => [id, name]));
}

/** The tags with their names; tags that no longer exist are left out. */
export function namedTags(tags: AttendeeTag[], tagNames: ReadonlyMap<string, string>) {
  return tags.flatMap(({ id, comment }) => {
    const name = tagNames.get(id);
    return name === undefined ? [] : [{ id, name, comment: comment ?? null }];
  });
}
