import { and, asc, eq, notInArray, sql } from 'drizzle-orm';
import { searchedPageIds } from '@summit/contract/site/searched-pages';
import type { Db, Tx } from '../../platform/db/db.ts';
import { lockSection } from '../../settings/public/settings.queries.ts';
import { type PageDocument, readPageDocuments } from '../search/page-documents.ts';
import { searchEntries } from '../search/search.tables.ts';

/**
 * Updates the entries of pages whose texts have changed. Texts are partly rows and partly default wording, which no
 * trigger sees, so every change of texts or of the facts in them calls this in its transaction.
 */
export async function indexPages(tx: Tx): Promise<void> {
  // Calls run one after the other, so that no older reading is stored after a newer one.
  await lockSection(tx, 'contentRevision');
  const documents = await readPageDocuments(tx);
  if (!(await areStored(tx, documents))) await storePages(tx, documents);
}

async function areStored(db: Db, documents: readonly PageDocument[]): Promise<boolean> {
  const { id, title, body, kind } = searchEntries;
  const stored = await db
    .select({ id, title, body })
    .from(searchEntries)
    .where(eq(kind, 'page'))
    .orderBy(asc(id));
  const sorted = [...documents].sort((one, other) => (one.id < other.id ? -1 : 1));
  return JSON.stringify(stored) === JSON.stringify(sorted);
}

async function storePages(db: Db, documents: readonly PageDocument[]): Promise<void> {
  await db.execute(sql`
    insert into ${searchEntries} (kind, id, title, body, words)
      select 'page', id, title, body, search_words(title, body)
      from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as page(id text, title text, body text)
      order by id
      on conflict on constraint search_entries_key do update
        set title = excluded.title, body = excluded.body, words = excluded.words`);
  await db
    .delete(searchEntries)
    .where(and(eq(searchEntries.kind, 'page'), notInArray(searchEntries.id, searchedPageIds)));
}
