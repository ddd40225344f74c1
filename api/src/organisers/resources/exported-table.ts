import type { Tx } from '../../platform/db/db.ts';
import { getCell } from '../../platform/resources/cells.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import { getVersion } from '../../platform/resources/row-version.ts';
import type { Lines } from '../../platform/resources/streamed-table.ts';
import { versionColumn } from './imported-rows.ts';

/** Each batch sorts all entries again, so that small ones would take longer; this many are a few megabytes. */
const perBatch = 2_000;

/** The names of a table's columns: the fields of its resource, and the version. */
export function exportedHeader({ columns }: Resource): string[] {
  return [...columns.map(getCell), versionColumn];
}

/** A line for each entry. Batches meet only in a transaction whose statements all see the same entries. */
export async function* exportedLines(tx: Tx, resource: Resource, limit = perBatch): Lines {
  for (let offset = 0; ; offset += limit) {
    const { rows } = await resource.list(tx, { limit, offset });
    if (rows.length > 0) yield rows.map((values) => exportedLine(resource, values));
    if (rows.length < limit) return;
  }
}

function exportedLine({ columns }: Resource, values: Values): string[] {
  return [...columns.map((name) => getCell(values[name])), getCell(getVersion(values))];
}
