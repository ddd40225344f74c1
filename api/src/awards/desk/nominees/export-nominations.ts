import type { Db } from '../../../platform/db/db.ts';
import { getCell } from '../../../platform/resources/cells.ts';
import { writtenTable } from '../../../platform/resources/written-table.ts';
import { readAllEntries } from './nominations-desk.queries.ts';

const columns = [
  'categoryName',
  'awardsType',
  'name',
  'url',
  'reason',
  'nominator',
  'contactEmail',
  'nominatedAt',
  'nominee',
  'id',
] as const;

/** Every nomination of the season as CSV with a header line. No cell is read as a formula by a spreadsheet. */
export async function exportNominations(db: Db): Promise<string> {
  const entries = await readAllEntries(db);
  const rows = entries.map((entry) => ({ ...entry, nominee: entry.nominee?.name ?? '' }));
  return writtenTable([columns, ...rows.map((row) => columns.map((name) => getCell(row[name])))]);
}
