import { limits } from '@summit/contract/limits';
import { isPlainText } from '@summit/contract/plain-text';
import { Failure } from '../platform/failure.ts';
import { cellOf, textOfCell } from '../platform/resources/cells.ts';
import { readCsv } from '../platform/resources/read-csv.ts';
import type { Resource, Values } from '../platform/resources/resource.ts';

/** The column of an export that says which version of the entry was exported. */
export const versionColumn = 'version';

/** One entry of a file: `line` is where it begins in a table, or which one of a JSON list it is. */
export interface ImportedRow {
  line: number;
  values: Values;
}

/** The entries of a file. @throws resource-0005 */
export function importedRows(resource: Resource, format: 'json' | 'csv', file: Buffer): ImportedRow[] {
  const text = file.toString('utf8');
  if (!isPlainText(text) || text.includes('\uFFFD')) throw new Failure('resource-0005');
  return format === 'csv' ? fromCsv(resource, text) : fromJson(text);
}

function fromJson(text: string): ImportedRow[] {
  const list = parsed(text);
  if (!Array.isArray(list) || !list.every(isObject)) throw new Failure('resource-0005');
  return list.map((values, index) => ({ line: index + 1, values }));
}

function fromCsv(resource: Resource, text: string): ImportedRow[] {
  const [header, ...lines] = readCsv(text) ?? [];
  if (!header) throw new Failure('resource-0005');
  const names = header.cells.map((name) => textOfCell(name.trim()));
  return lines.map(({ line, cells }) => {
    if (cells.length > names.length) throw new Failure('resource-0005');
    const named = names.map((name, index): [string, string] => [name, textOfCell(cells[index] ?? '')]);
    const values = Object.fromEntries(named);
    const own = resource.fieldsOf(String(values[resource.key] ?? '')).fields;
    // Entries of one resource may have different fields: the cells of the others are empty.
    const foreign = (name: string) => resource.columns.includes(name) && !Object.hasOwn(own, name);
    return {
      line,
      values: Object.fromEntries(
        named.filter(([name, cell]) => name !== '' && !(cell === '' && foreign(name))),
      ),
    };
  });
}

/** The header and a line for each entry. */
export function tableOf(
  resource: Resource,
  rows: readonly { values: Values; version: string }[],
): string[][] {
  const lines = rows.map(({ values, version }) => [
    ...resource.columns.map((name) => cellOf(values[name])),
    cellOf(version),
  ]);
  return [[...resource.columns.map(cellOf), versionColumn], ...lines];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What all imports together may hold in memory, in bytes. */
export const importBudget = 8 * limits.importBytes;
