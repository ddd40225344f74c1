import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { staticContents } from '../static-content/static-content.tables.ts';

/** Texts of the site by name, as organisers have set them or in the default wording, with unfilled placeholders. */
export async function readTexts<T extends Readonly<Record<string, string>>>(
  db: Db,
  defaults: T,
): Promise<Record<keyof T, string>> {
  const { scope, name, content } = staticContents;
  const rows = await db
    .select({ name, content })
    .from(staticContents)
    // All names are one parameter, because hundreds of parameters take longer to send and to parse than the rows.
    .where(and(eq(scope, 'site'), sql`${name} = any(${sql.param(Object.keys(defaults))})`));
  const stored = Object.fromEntries(rows.map((row) => [row.name, row.content]));
  return { ...defaults, ...stored };
}
