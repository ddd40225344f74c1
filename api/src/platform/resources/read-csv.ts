import { CsvError, type Options, parse } from 'csv-parse/sync';
import { tableMessages } from '@summit/contract/forms/table-messages';
import { Failure } from '../responses/failure.ts';

/** A line of a table: its cells, and where it begins in the file, from 1. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** The delimiters of spreadsheets, which differ by country. */
const delimiters = [',', ';', '\t'] as const;

/** The line before the header in which Excel names the delimiter: `sep=;`. */
const named = /^"?sep=(.)"?(?:\r\n|\n|\r|$)/i;

const options = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  skip_empty_lines: false,
} satisfies Options;

/** The refusal of a file, or of one line of it. */
export function refusedTable(message: string, line?: number): Failure {
  if (line === undefined) return new Failure('resource-0005', { message });
  const failures = [{ field: `line ${line}`, errorCode: '0002', message }];
  return new Failure('resource-0005', { message: `Line ${line}: ${message}`, failures });
}

/**
 * The lines of a table as RFC 4180 describes it, empty ones left out; cells are separated as the file itself says, or as its
 * header shows.
 * @param columns the names that the header may have
 * @throws resource-0005 with the line, e.g. when a quotation mark is not closed
 */
export function readCsv(text: string, columns: readonly string[]): CsvLine[] {
  const own = named.exec(text)?.[1];
  const delimiter = own ?? getDelimiter(text, columns);
  let last = own === undefined ? 0 : 1;
  const lines: CsvLine[] = [];
  const onRecord = (cells: string[], { lines: end }: { lines: number }) => {
    lines.push({ line: last + 1, cells });
    last = end;
    return null;
  };
  try {
    parse(text, { ...options, delimiter, from_line: last + 1, on_record: onRecord as never });
  } catch (error) {
    if (error instanceof CsvError) throw refusedTable(tableMessages.quotes, Number(error['lines']));
    throw error;
  }
  return lines.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** The delimiter that splits the header into the most known names. */
function getDelimiter(text: string, columns: readonly string[]): string {
  const known = (delimiter: string) =>
    getHeader(text, delimiter).filter((name) => columns.includes(name.trim())).length;
  const best = delimiters.map((delimiter) => ({ delimiter, names: known(delimiter) }));
  return best.reduce((most, next) => (next.names > most.names ? next : most)).delimiter;
}

function getHeader(text: string, delimiter: string): string[] {
  try {
    return parse(text.trimStart(), { ...options, delimiter, to: 1 })[0] ?? [];
  } catch {
    return [];
  }
}
