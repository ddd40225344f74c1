import { type SQL, sql } from 'drizzle-orm';
import { getEmailKey } from '../../platform/db/email-key.ts';
import type { Person } from './person.ts';
import type { PersonalTable, PersonKeys } from './personal-table.ts';
import { personalTables } from './personal-tables.ts';

/** A table in which rows of a person can be found. */
export interface SearchedTable extends PersonalTable {
  name: string;
  by: PersonKeys;
}

/** The tables that lead from a person to rows. */
export const searchedTables: readonly SearchedTable[] = Object.entries(personalTables).flatMap(
  ([name, { by, ...fact }]) => (by ? [{ ...fact, name, by }] : []),
);

/** The condition for the rows of a person. */
export function isOfPerson({ attendee = [], email = [], emailWithin }: PersonKeys, person: Person): SQL {
  const named = (column: string) => sql`${sql.identifier(column)}`;
  const conditions = [
    ...attendee.map((column) => hasId(named(column), person)),
    ...email.map((column) => isAddress(named(column), person)),
    ...(emailWithin ? [hasAddress(named(emailWithin), person)] : []),
  ];
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;
}

/** Whether a column has the id of a person's account: as the column stores ids, so that its index serves. */
export function hasId(column: SQL, { id }: Person): SQL {
  return id === null ? sql`false` : sql`${column} = ${id}`;
}

/** Whether a column has the address of a person, compared as the keys of addresses are. */
export function isAddress(column: SQL, { email }: Person): SQL {
  return email === null ? sql`false` : sql`${getEmailKey(column)} = ${email}`;
}

/** Whether the address of a person is a text somewhere in a value of JSON. */
export function hasAddress(value: SQL, { email }: Person): SQL {
  if (email === null) return sql`false`;
  return sql`exists (select from jsonb_path_query(${value}, '$.**') held
    where jsonb_typeof(held) = 'string' and ${getEmailKey(sql`(held #>> '{}')`)} = ${email})`;
}
