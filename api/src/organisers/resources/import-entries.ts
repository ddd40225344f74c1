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
import { type ChangeContext, changeEntry, type EntryChange, withNotes } from './change-entry.ts';
import { type ImportedRow, versionColumn } from './imported-rows.ts';

export interface Imported {
  changes: EntryChange[];
  unchanged: number;
  /** The version of all entries that the file changes, before the change. */
  version: string;
}

/**
 * Adds and changes an entry for each row of a file, all of them or none.
 * @param version as a dry run returned it
 * @throws validation.base-0001 with the line and the field of everything that is refused, resource-0001
 */
export async function importEntries(
  tx: Tx,
  context: ChangeContext,
  rows: readonly ImportedRow[],
  version: string | undefined,
): Promise<Imported> {
  if (rows.length > limits.importedRows) throw new Failure('resource-0004');
  const failures = repeatedKeys(context, rows);
  const resource = allResources[context.id];
  const present = await presentEntries(tx, resource);
  const changes: EntryChange[] = [];
  for (const row of rows) {
    const entry = present.get(String(row.values[resource.key] ?? ''));
    const { [versionColumn]: _exported, ...values } = row.values;
    if (entry && isAlready(resource, entry, values)) continue;
    try {
      changes.push({ ...(await importRow(tx, context, row)), line: row.line });
    } catch (error) {
      failures.push(...getFailures(error, row));
      // After such an error PostgreSQL accepts no more statements in this transaction.
      if (!isFromRules(error)) break;
    }
  }
  if (failures.length > 0) throw new Failure('validation.base-0001', { failures: failures.slice(0, 50) });
  const changed = changes.filter((change) => change.changes.length > 0);
  const shown = getVersion({
    // Lines without a key add entries each time: their number says that a file whose response was lost is imported already.
    present: resource.makesKeys && changed.some(({ isNew }) => isNew) ? present.size : null,
    before: changed.map(({ key, isNew, changes: all, drawn }) => [
      isNew ? null : key,
      all.filter(({ field }) => !drawn.includes(field)),
    ]),
  });
  if (version !== undefined && version !== shown) throw new Failure('resource-0001');
  const noted = await withNotes(tx, context, changed);
  return { changes: noted, unchanged: rows.length - changed.length, version: shown };
}

/** Reads all entries in one query, because most lines of an exported table change nothing. */
async function presentEntries(tx: Tx, resource: Resource): Promise<Map<string, Values>> {
  const { rows } = await resource.list(tx, everyEntry);
  return new Map(rows.map((values) => [String(values[resource.key]), values]));
}

function importRow(tx: Tx, context: ChangeContext, { values }: ImportedRow): Promise<EntryChange> {
  const resource = allResources[context.id];
  const { [versionColumn]: exported = '', [resource.key]: named = '', ...others } = values;
  const key = String(named) || (resource.makesKeys ? newKey : '');
  return changeEntry(tx, context, { key, values: others, exported: String(exported) });
}

function repeatedKeys({ id }: ChangeContext, rows: readonly ImportedRow[]): FieldFailure[] {
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

/** The failures of a row, each with its line; errors that concern more than this row are thrown. */
function getFailures(error: unknown, { line }: ImportedRow): FieldFailure[] {
  if (!(error instanceof Failure) || !error.details.failures) throw error;
  return error.details.failures.map((one) => ({ ...one, field: `line ${line}: ${one.field}` }));
}

/** Whether a rule refused it before anything was written. */
function isFromRules(error: unknown): boolean {
  return error instanceof Failure && !(error.cause instanceof Error && 'query' in error.cause);
}
