import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { searchWords } from '@summit/contract/words/search-plain';

/** Sorts by a name, company or title. `compareNames` of the contract sorts the same way. */
export function byName(column: SQLWrapper): SQL {
  return sql`${column} collate name_order`;
}

/**
 * The SQL expression that a search of a list looks in: `search_ground` of texts, which the database may have
 * indexed.
 */
export function getGround(...texts: SQLWrapper[]): SQL {
  return sql`search_ground(concat_ws(' ', ${sql.join(texts, sql`, `)}))`;
}

/** The LIKE patterns of the words of a search, which match anywhere. Search words contain no wildcards of LIKE. */
export function getPatterns(typed: string): string[] {
  return searchWords(typed).map((word) => `%${word}%`);
}

/** Whether a ground has all the words that a visitor looks for. `findsText` of the contract finds the same. */
export function hasWords(ground: SQLWrapper, typed: string): SQL {
  return sql`${ground} like all(${sql.param(getPatterns(typed))}::text[])`;
}
