import { type SQL, sql } from 'drizzle-orm';
import type * as searchCalls from '@summit/contract/calls/search';
import type { ResponseOf } from '@summit/contract/requests/call';
import { searchKinds } from '@summit/contract/shapes/search';
import type { Db } from '../../platform/db/db.ts';
import { byName } from '../../platform/db/names.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { markedParts, quotedParts } from './marked-text.ts';
import { searchEntries } from './search.tables.ts';

type Found = ResponseOf<typeof searchCalls.search>;

interface FoundRow extends Record<string, unknown> {
  kind: (typeof searchKinds)[number];
  id: string;
  title: string;
  body: string;
  detail: string | null;
  total: number;
  /** The beginnings that mark a word as a match. */
  marks: string[];
}

/** Results of one kind that are returned at most. */
const shownOfKind = 8;

/** The results for the words that a visitor typed, by kind, the best first. */
export async function search(db: Db, typed: string): Promise<Found> {
  const { edition } = await readSection(db, 'event');
  const { rows } = await db.execute<FoundRow>(getBest(typed, edition));
  const groups = searchKinds.flatMap((kind) => {
    const results = rows.filter((row) => row.kind === kind);
    return results.length === 0
      ? []
      : [{ kind, totalItems: results[0]?.total ?? 0, results: results.map(asResult) }];
  });
  return { groups, totalItems: groups.reduce((sum, { totalItems }) => sum + totalItems, 0) };
}

/** The entries of this edition that have all the words. */
export function matchingEntries(typed: string, edition: number): SQL {
  return sql`select kind, id, title, body, detail, words from ${searchEntries}
    where words @@ search_query(${typed}) and (edition is null or edition = ${edition})`;
}

/** The best rows of each kind, with the beginnings that mark matching words. */
function getBest(typed: string, edition: number): SQL {
  return sql`select kind, id, title, body, detail, total::int as total, search_marks(${typed}) as marks
    from (select kind, id, title, body, detail, count(*) over (partition by kind) as total,
        row_number() over (
          partition by kind order by ts_rank(words, search_query(${typed}), 1) desc, ${byName(sql`title`)}, id
        ) as place
      from (${matchingEntries(typed, edition)}) as matching) as ranked
    where place <= ${shownOfKind}
    order by place`;
}

function asResult({ id, title, body, detail, marks }: FoundRow): Found['groups'][number]['results'][number] {
  return { id, title: markedParts(title, marks), excerpt: quotedParts(body, marks), detail };
}
