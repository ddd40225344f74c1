import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { searchWords } from '@summit/contract/words/search-plain';

/** A name, company or title as lists are sorted by it. `compareNames` of the contract sorts the same way. */
export function byName(column: SQLWrapper): SQL {
  return sql`${column} collate name_order`;
}

/** What a search of a list looks into: `search_ground` of texts, which the database may have stored. */
export function getGround(...texts: SQLWrapper[]): SQL {
  return sql`search_ground(concat_ws(' ', ${sql.join(texts, sql`, `)}))`;
}

/** The patterns of the words that a visitor looks for: anywhere in a text. None of them has a sign that a pattern gives a meaning. */
export function getPatterns(typed: string): string[] {
  return searchWords(typed).map((word) => `%${word}%`);
}

/** Whether a ground has all the words that a visitor looks for. `findsText` of the contract finds the same. */
export function hasWords(ground: SQLWrapper, typed: string): SQL {
  return sql`${ground} like all(${sql.param(getPatterns(typed))}::text[])`;
}
