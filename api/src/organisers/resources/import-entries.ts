import type { FieldFailure } from '@summit/contract/errors/error-response';
import * as limits from '@summit/contract/limits/limits';
import { newKey } from '@summit/contract/organising/resources';
import { messages } from '@summit/contract/words/messages';
import type { Tx } from '../../platform/db/db.ts';
import { everyEntry } from '../../platform/resources/entries-query.ts';
import { failure, isAlready } from '../../platform/resources/read-values.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import { getVersion } from '../../platform/resources/row-version.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { allResources } from './all-resources.ts';
import { changeEntry, type EntryChange, type Scene, withNotes } from './change-entry.ts';
import { type ImportedRow, versionColumn } from './imported-rows.ts';

export interface Imported {
  changes: EntryChange[];
  unchanged: number;
  /** Of everything the file changes, as it was before. */
  version: string;
}

/**
 * Adds and changes an entry for each row of a file, all of them or none.
 * @param version as a dry run returned it
 * @throws validation.base-0001 with the line and the field of everything that is refused, resource-0001
 */
export async function importEntries(
  tx: Tx,
  scene: Scene,
  rows: readonly ImportedRow[],
  version: string | undefined,
): Promise<Imported> {
  if (rows.length > limits.importedRows) throw new Failure('resource-0004');
  const failures = repeatedKeys(scene, rows);
  const resource = allResources[scene.id];
  const present = await presentEntries(tx, resource);
  const changes: EntryChange[] = [];
  for (const row of rows) {
    const entry = present.get(String(row.values[resource.key] ?? ''));
    const { [versionColumn]: _exported, ...values } = row.values;
    if (entry && isAlready(resource, entry, values)) continue;
    try {
      changes.push({ ...(await importRow(tx, scene, row)), line: row.line });
    } catch (error) {
      failures.push(...getFailures(error, row));
      // PostgreSQL takes no more statements in this transaction.
      if (!isFromRules(error)) break;
    }
  }
  if (failures.length > 0) throw new Failure('validation.base-0001', { failures: failures.slice(0, 50) });
  const changed = changes.filter((change) => change.changes.length > 0);
  const shown = getVersion({
    before: changed.map(({ key, isNew, changes: all, drawn }) => [
      isNew ? null : key,
      all.filter(({ field }) => !drawn.includes(field)),
    ]),
  });
  if (version !== undefined && version !== shown) throw new Failure('resource-0001');
  const noted = await withNotes(tx, scene, changed);
  return { changes: noted, unchanged: rows.length - changed.length, version: shown };
}

/** All entries in one query: most lines of a table that was exported change nothing. */
async function presentEntries(tx: Tx, resource: Resource): Promise<Map<string, Values>> {
  const { rows } = await resource.list(tx, everyEntry);
  return new Map(rows.map((values) => [String(values[resource.key]), values]));
}

function importRow(tx: Tx, scene: Scene, { values }: ImportedRow): Promise<EntryChange> {
  const resource = allResources[scene.id];
  const { [versionColumn]: exported = '', [resource.key]: named = '', ...others } = values;
  const key = String(named) || (resource.makesKeys ? newKey : '');
  return changeEntry(tx, scene, { key, values: others, exported: String(exported) });
}

function repeatedKeys({ id }: Scene, rows: readonly ImportedRow[]): FieldFailure[] {
  const { key } = allResources[id];
  const seen = new Set<unknown>();
  return rows.flatMap(({ line, values }) => {
    const named = values[key];
    if (named === undefined || named === '' || named === newKey) return [];
    if (seen.has(named)) return [failure(`line ${line}: ${key}`, messages.namedTwice)];
    seen.add(named);
    return [];
  });
}

/** A failure of a row names its line; what concerns more than this row is thrown. */
function getFailures(error: unknown, { line }: ImportedRow): FieldFailure[] {
  if (!(error instanceof Failure) || !error.details.failures) throw error;
  return error.details.failures.map((one) => ({ ...one, field: `line ${line}: ${one.field}` }));
}

/** Refused before anything was written. */
function isFromRules(error: unknown): boolean {
  return error instanceof Failure && !(error.cause instanceof Error && 'query' in error.cause);
}
