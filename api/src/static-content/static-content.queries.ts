import { and, asc, eq, sql } from 'drizzle-orm';
import type { QueryOf } from '@summit/contract/call';
import type { contentCalls } from '@summit/contract/calls/content';
import { pageCounts, pageWindow } from '@summit/contract/list-query';
import type { Platform } from '../platform/platform.ts';
import { safeRichText } from './rich-text.ts';
import { staticContents } from './static-content.tables.ts';

/**
 * One page of the texts of a scope by name: all, the one of a name, or those whose names begin alike. Rich text is made
 * safe here, however it came into the table.
 */
export async function listStaticContent(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  scope: 'site' | 'virtual',
  query: QueryOf<typeof contentCalls.staticContent>,
) {
  const window = pageWindow(query);
  const { id, name, type, content } = staticContents;
  const exactly = query['filter.Name.Equals'];
  const start = query['filter.Name.StartsWith'];
  const wanted = and(
    eq(staticContents.scope, scope),
    exactly ? eq(name, exactly) : undefined,
    start ? sql`starts_with(${name}, ${start})` : undefined,
  );
  const rows = await db
    .select({ id, name, type, content })
    .from(staticContents)
    .where(wanted)
    .orderBy(asc(name))
    .limit(window.limit)
    .offset(window.offset);
  const shown = rows.map((row) =>
    row.type === 'html' ? { ...row, content: safeRichText(row.content, config.siteOrigin) } : row,
  );
  return { staticContent: shown, ...pageCounts(await db.$count(staticContents, wanted), window) };
}
