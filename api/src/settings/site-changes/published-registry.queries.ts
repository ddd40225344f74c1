import type { Db } from '../../platform/db/db.ts';
import { publishedRegistry } from './published-registry.tables.ts';

/** The text of the registry of live releases, as it was published; null: none was. */
export async function readPublishedRegistry(db: Db): Promise<string | null> {
  const [row] = await db.select().from(publishedRegistry);
  return row?.registry ?? null;
}
