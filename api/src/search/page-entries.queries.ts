import { createHash } from 'node:crypto';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import { searchedPages } from '@summit/contract/searched-pages';
import type { Platform } from '../platform/platform.ts';
import { type PageDocument, readPageDocuments } from './page-documents.queries.ts';
import { searchEntries } from './search.tables.ts';

/**
 * Returns what has to run before a search: it stores the pages' texts among the entries when they have changed. They are
 * partly rows and partly default wording, which no trigger sees; they are compared at most once in `freshMs`.
 */
export function pageEntriesOf({ db, clock }: Pick<Platform, 'db' | 'clock'>, freshMs: number) {
  let stored = '';
  let comparedAt = -Infinity;
  return async (): Promise<void> => {
    const now = clock.now().getTime();
    if (now - comparedAt < freshMs) return;
    const documents = await readPageDocuments(db);
    const state = createHash('sha256').update(JSON.stringify(documents)).digest('base64');
    if (state !== stored) await storePages(db, documents);
    stored = state;
    comparedAt = now;
  };
}

async function storePages(db: Platform['db'], documents: readonly PageDocument[]): Promise<void> {
  await db.execute(sql`
    insert into ${searchEntries} (kind, id, title, body, words)
      select 'page', id, title, body, search_words(title, body)
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as page(id text, title text, body text)
      order by id
      on conflict on constraint search_entries_key do update
        set title = excluded.title, body = excluded.body, words = excluded.words`);
  await db
    .delete(searchEntries)
    .where(and(eq(searchEntries.kind, 'page'), notInArray(searchEntries.id, [...searchedPages])));
}
