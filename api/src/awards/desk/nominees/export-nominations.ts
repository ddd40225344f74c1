import { audit } from '../../../organisers/public/audit.queries.ts';
import type { Platform, SignedInOrganiser } from '../../../platform/platform.ts';
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

/**
 * Every nomination of the season as CSV with a header line. No spreadsheet reads a cell as a formula. The export is
 * recorded like others, because it has addresses of people.
 */
export async function exportNominations(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  organiser: SignedInOrganiser,
): Promise<string> {
  const entries = await readAllEntries(db);
  const taken = { call: 'exportNominations', subject: 'lists/nominations', after: { rows: entries.length } };
  await db.transaction((tx) => audit(tx, organiser, taken, clock.now()));
  const rows = entries.map((entry) => ({ ...entry, nominee: entry.nominee?.name ?? '' }));
  return writtenTable([columns, ...rows.map((row) => columns.map((name) => getCell(row[name])))]);
}
