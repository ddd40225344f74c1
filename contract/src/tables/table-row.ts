declare const facts: unique symbol;

/**
 * A row of a table with the facts that every program has. The browser's build removes the others, and so does this
 * type; programs that have all of them read them through `wholeRow`.
 */
export type Row<Facts, Kept extends PropertyKey> = Pick<Facts, keyof Facts & Kept> & {
  readonly [facts]: Facts;
};

/** A row of any table. */
export interface AnyRow {
  readonly [facts]: object;
}

/** The facts of a row as it is written, before the browser's build removes any. */
export type FactsOf<R extends AnyRow> = R[typeof facts];
