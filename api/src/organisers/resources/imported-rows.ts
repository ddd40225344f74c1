import { tableMessages } from '@summit/contract/forms/table-messages';
import * as limits from '@summit/contract/limits/limits';
import { messages } from '@summit/contract/words/messages';
import { isPlainText } from '@summit/contract/words/plain-text';
import { textOfCell } from '../../platform/resources/cells.ts';
import { type CsvLine, readCsv, refusedTable } from '../../platform/resources/read-csv.ts';
import { describedFields, failure } from '../../platform/resources/read-values.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import { textOfTable } from '../../platform/resources/table-text.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type TableSettings, writtenCell } from './table-cells.ts';

/** The column of an export that says which version of the entry was exported. */
export const versionColumn = 'version';

/** One entry of a file: `line` is where it begins in a table, or which one of a JSON list it is. */
export interface ImportedRow {
  line: number;
  values: Values;
}

/** The entries of a file. @throws resource-0005, and validation.base-0001 for a column that is not known */
export function importedRows(
  resource: Resource,
  format: 'json' | 'csv',
  file: Buffer,
  settings: TableSettings = {},
): ImportedRow[] {
  if (file.length === 0) throw refusedTable(tableMessages.empty);
  if (format === 'csv') return fromCsv(resource, textOfTable(file), settings);
  const text = file.toString('utf8').replace(/^\uFEFF/, '');
  if (!isPlainText(text) || text.includes('\uFFFD')) throw new Failure('resource-0005');
  return fromJson(text);
}

function fromJson(text: string): ImportedRow[] {
  const list = parsed(text);
  if (!Array.isArray(list) || !list.every(isObject)) throw new Failure('resource-0005');
  return list.map((values, index) => ({ line: index + 1, values }));
}

function fromCsv(resource: Resource, text: string, settings: TableSettings): ImportedRow[] {
  const [header, ...lines] = readCsv(text, resource.columns);
  const names = namesIn(resource, header);
  if (lines.length === 0) throw refusedTable(tableMessages.noLines);
  return lines.map(({ line, cells }) => {
    if (cells.slice(names.length).some((cell) => cell.trim() !== '')) {
      throw refusedTable(tableMessages.tooManyCells(names.length), line);
    }
    const named = names.map((name, index): [string, string] => [name, textOfCell(cells[index] ?? '')]);
    const key = String(Object.fromEntries(named)[resource.key] ?? '');
    const own = describedFields(resource.getFields(key));
    // Entries of one resource may have different fields: the cells of missing fields are empty.
    const isForeign = (name: string) => resource.columns.includes(name) && !Object.hasOwn(own, name);
    const filled = named.filter(([name, cell]) => name !== '' && !(cell === '' && isForeign(name)));
    return {
      line,
      values: Object.fromEntries(
        filled.map(([name, cell]) => [name, writtenCell(cell, own[name], settings)]),
      ),
    };
  });
}

/** The names of the columns, which have to be known, with that of the key among them. */
function namesIn({ columns, key, makesKeys }: Resource, header: CsvLine | undefined): string[] {
  const { line = 1, cells = [] } = header ?? {};
  const names = cells.map((cell) => textOfCell(cell.trim()));
  const known = names.filter((name) => columns.includes(name));
  if (known.length === 0 || !(makesKeys || known.includes(key))) throw refusedTable(tableMessages.noKey(key));
  const refused = names.flatMap((name, index) => {
    if (name === '' || name === versionColumn || columns.includes(name)) {
      const isRepeated = name !== '' && names.indexOf(name) < index;
      return isRepeated ? [failure(`line ${line}: ${name}`, tableMessages.twoColumns)] : [];
    }
    return [failure(`line ${line}: ${name.slice(0, 100)}`, messages.unknownField)];
  });
  if (refused.length > 0) throw new Failure('validation.base-0001', { failures: refused.slice(0, 50) });
  return names;
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

/** The memory limit of all imports together, in bytes. */
export const importBudget = 8 * limits.importBytes;
