import { type SQL, sql } from 'drizzle-orm';
import { copyConversations } from '../../messaging/public/copy-conversations.queries.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Person } from './person.ts';
import type { Copy, PersonalTable } from './personal-table.ts';
import { personalTables } from './personal-tables.ts';
import { hasAddress, hasId, isAddress, isOfPerson } from './rows-of-person.queries.ts';

type Rows = Record<string, unknown>[];
type Needs = Pick<Platform, 'config'> & { db: Db };

/** Everything that is stored about a person, by table. Tables without a row are left out. */
export async function collectPerson(needs: Needs, person: Person): Promise<{ table: string; rows: Rows }[]> {
  const conversations = await copyConversations(needs, person);
  const collected: { table: string; rows: Rows }[] = [];
  for (const [table, fact] of Object.entries(personalTables)) {
    const copy = fact.copy ?? {};
    if ('none' in copy) continue;
    const rows =
      'conversations' in copy
        ? (conversations[table] ?? [])
        : await readRows(needs.db, table, { ...fact, copy }, person);
    if (rows.length > 0) collected.push({ table, rows });
  }
  return collected;
}

/** The columns of a table that are in a copy. */
export function copiedColumns({ personal, others, copy = {} }: PersonalTable): string[] {
  if ('none' in copy) return [];
  const withheld = new Set(Object.values(copy.withheld ?? {}).flatMap((columns) => columns.split(' ')));
  return `${personal} ${others}`.split(' ').filter((column) => !withheld.has(column));
}

type Copied = PersonalTable & { copy: Copy };

async function readRows(db: Db, name: string, table: Copied, person: Person): Promise<Rows> {
  const columns = copiedColumns(table).map(
    (column) => sql`${readColumn(column, table, person)} as ${sql.identifier(column)}`,
  );
  const { rows } = await db.execute(
    sql`select ${sql.join(columns, sql`, `)} from ${sql.identifier(name)} where ${isCopied(table, person)}`,
  );
  return rows;
}

/** A column, without what is somebody else's. */
function readColumn(name: string, { copy: { own }, erasure }: Copied, person: Person): SQL {
  const column = sql`${sql.identifier(name)}`;
  if (typeof erasure === 'object' && 'items' in erasure && erasure.items === name) {
    return sql`(select coalesce(jsonb_agg(item), '[]') from jsonb_array_elements(${column}) item
      where ${hasAddress(sql`item`, person)})`;
  }
  if (own?.attendee?.includes(name)) return sql`case when ${hasId(column, person)} then ${column} end`;
  if (own?.email?.includes(name)) return sql`case when ${isAddress(column, person)} then ${column} end`;
  return column;
}

function isCopied({ by = {}, copy: { alsoBy = {}, through } }: Copied, person: Person): SQL {
  const parent = through && personalTables[through.table];
  const conditions = [isOfPerson(by, person), isOfPerson(alsoBy, person)];
  if (through && parent) {
    const { column, table, key } = through;
    const isParents = isCopied({ ...parent, copy: asCopy(parent) }, person);
    conditions.push(
      sql`${sql.identifier(column)} in (select ${sql.identifier(key)} from ${sql.identifier(table)} where ${isParents})`,
    );
  }
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function asCopy({ copy = {} }: PersonalTable): Copy {
  return 'none' in copy || 'conversations' in copy ? {} : copy;
}
