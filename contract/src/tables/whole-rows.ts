import type { AnyRow, FactsOf } from './table-row.ts';

/** A row with all its facts. */
export type WholeRow<R extends AnyRow> = R & FactsOf<R>;

/** Returns all facts of a row; only for programs that are not built for browsers. */
export function wholeRow<R extends AnyRow>(row: R): WholeRow<R> {
  return row as WholeRow<R>;
}

/** The rows of a table with all their facts, by name. */
export function wholeRows<T extends Readonly<Record<string, AnyRow>>>(
  rows: T,
): { [Name in keyof T]: WholeRow<T[Name]> } {
  return rows as { [Name in keyof T]: WholeRow<T[Name]> };
}
