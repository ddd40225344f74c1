import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import type { Person } from './person.ts';
import { isOfPerson, type SearchedTable, searchedTables } from './rows-of-person.queries.ts';

/** Hashes, keys and what others may not see: of no use to the person, and of use to somebody who takes the file. */
const secret = /hash|otp_secret|^(?:set_up|lease)|_key$|_ground$|^note$/;

type Rows = Record<string, unknown>[];

/** Everything that is stored about a person, by table. Tables without a row are left out. */
export async function collectPerson(db: Db, person: Person): Promise<{ table: string; rows: Rows }[]> {
  const collected: { table: string; rows: Rows }[] = [];
  for (const table of searchedTables) {
    const { rows } = await db.execute(
      sql`select ${shownColumns(table)} from ${sql.identifier(table.name)} where ${isOfPerson(table.by, person)}`,
    );
    if (rows.length > 0) collected.push({ table: table.name, rows });
  }
  return collected;
}

function shownColumns({ personal, others, withheld = '' }: SearchedTable) {
  const hidden = withheld.split(' ');
  const names = `${personal} ${others}`
    .split(' ')
    .filter((name) => !secret.test(name) && !hidden.includes(name));
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  );
}
