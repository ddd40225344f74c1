import { stringify } from 'csv-stringify/sync';
import type { Db } from '../../../platform/db/db.ts';
import { readAllEntries } from './nominations-desk.queries.ts';

/** Every nomination of the season as CSV with a header line. No cell is read as a formula by a spreadsheet. */
export async function exportNominations(db: Db): Promise<string> {
  const entries = await readAllEntries(db);
  const rows = entries.map(({ nominee, ...entry }) => ({ ...entry, nominee: nominee?.name ?? '' }));
  return stringify(rows, {
    header: true,
    bom: true,
    escape_formulas: true,
    columns: [
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
    ],
  });
}
