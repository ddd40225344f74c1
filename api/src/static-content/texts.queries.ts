import { and, eq, inArray } from 'drizzle-orm';
import { textsFrom } from '@summit/contract/text-lookup';
import type { Db } from '../platform/db/db.ts';
import { staticContents } from './static-content.tables.ts';

/** Texts of the site by name: as organisers have set them, otherwise the default wording. */
export async function readTexts<T extends Readonly<Record<string, string>>>(
  db: Db,
  defaults: T,
): Promise<Record<keyof T, string>> {
  const { scope, name, content } = staticContents;
  const rows = await db
    .select({ name, content })
    .from(staticContents)
    .where(and(eq(scope, 'site'), inArray(name, Object.keys(defaults))));
  return textsFrom(defaults, rows);
}
