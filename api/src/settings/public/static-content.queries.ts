import { and, eq, sql } from 'drizzle-orm';
import type * as contentCalls from '@summit/contract/calls/content';
import type { QueryOf, ResponseOf } from '@summit/contract/requests/call';
import { virtualTexts } from '@summit/contract/texts/virtual';
import { fillText } from '@summit/contract/words/text-lookup';
import type { EventPlaces } from '@summit/contract/words/text-places';
import { texts } from '@summit/contract/words/texts';
import { onePageOf } from '../../platform/db/one-page.ts';
import type { Platform } from '../../platform/platform.ts';
import { safeRichText } from '../static-content/rich-text.ts';
import { staticContents } from '../static-content/static-content.tables.ts';
import { typeOfText } from '../static-content/type-of-text.ts';
import { readEventPlaces } from './event-places.ts';

type Query = QueryOf<typeof contentCalls.staticContent>;
type Text = ResponseOf<typeof contentCalls.staticContent>['staticContent'][number];

/** The default wording of each scope. */
const defaults: Record<'site' | 'virtual', Readonly<Record<string, string>>> = {
  site: texts,
  virtual: virtualTexts,
};

/**
 * One page of the texts of a scope by name: all, one, or those with a prefix. They have the organisers' wording or else
 * the default one; the event's placeholders are filled. Rich text is sanitised here, however it got into the table.
 */
export async function listStaticContent(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  scope: 'site' | 'virtual',
  query: Query,
) {
  const stored = await readStored(db, scope, query);
  const names = new Set(stored.map(({ name }) => name));
  const missing = getDefaults(scope, query).filter(({ name }) => !names.has(name));
  const all = [...stored, ...missing].sort((one, other) => (one.name < other.name ? -1 : 1));
  const places = await readEventPlaces(db);
  const { rows, counts } = onePageOf(all, query);
  const shown = rows
    .map((row) => (row.name.startsWith('mail.') ? row : filled(row, places)))
    .map((row) =>
      row.type === 'html' ? { ...row, content: safeRichText(row.content, config.siteOrigin) } : row,
    );
  return { staticContent: shown, ...counts };
}

/** Rich text that is stored elsewhere, sanitised as the texts of the site are. */
export function shownRichText({ config }: Pick<Platform, 'config'>, html: string): string {
  return safeRichText(html, config.siteOrigin);
}

/** Placeholders of emails are filled where the emails are written, because each adds its own. */
function filled(row: Text, places: EventPlaces): Text {
  return { ...row, content: fillText(row.content, places) };
}

function readStored(db: Platform['db'], scope: 'site' | 'virtual', query: Query): Promise<Text[]> {
  const { id, name, type, content } = staticContents;
  const exactly = query['filter.Name.Equals'];
  const start = query['filter.Name.StartsWith'];
  return db
    .select({ id, name, type, content })
    .from(staticContents)
    .where(
      and(
        eq(staticContents.scope, scope),
        exactly ? eq(name, exactly) : undefined,
        start ? sql`starts_with(${name}, ${start})` : undefined,
      ),
    );
}

function getDefaults(scope: 'site' | 'virtual', query: Query): Text[] {
  const exactly = query['filter.Name.Equals'];
  const start = query['filter.Name.StartsWith'];
  return Object.entries(defaults[scope])
    .filter(([name]) => (!exactly || name === exactly) && (!start || name.startsWith(start)))
    .map(([name, content]) => ({ id: name, name, type: typeOfText(name), content }));
}
