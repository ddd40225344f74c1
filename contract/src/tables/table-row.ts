declare const facts: unique symbol;

/**
 * A row of a table as every program has it: of its facts the kept ones. The build of a browser cuts the others out, and so
 * does the type; programs that have all of them read them through `wholeRow`.
 */
export type Row<Facts, Kept extends PropertyKey> = Pick<Facts, keyof Facts & Kept> & {
  readonly [facts]: Facts;
};

/** A row of any table. */
export interface AnyRow {
  readonly [facts]: object;
}

/** All facts of a row, as it is written. */
export type FactsOf<R extends AnyRow> = R[typeof facts];
