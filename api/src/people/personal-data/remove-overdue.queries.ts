import { sql } from 'drizzle-orm';
import { retention } from '@summit/contract/organising/personal-data';
import type { Tx } from '../../platform/db/db.ts';
import { personalTables } from './personal-tables.ts';

/** Removes what is older than its retention period, from every table that has one. */
export async function removeOverdue(tx: Tx, now: Date) {
  const removed: { table: string; before: string; rows: number }[] = [];
  for (const [table, { overdue }] of Object.entries(personalTables)) {
    if (!overdue) continue;
    const before = new Date(now.getTime() - retention[overdue.after]).toISOString();
    const { rowCount } = await tx.execute(
      sql`delete from ${sql.identifier(table)} where ${sql.identifier(overdue.column)} < ${before}`,
    );
    if (rowCount) removed.push({ table, before, rows: rowCount });
  }
  return removed;
}
