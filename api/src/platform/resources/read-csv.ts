/** A line of a table: its cells, and where it begins in the file, from 1. */
export interface CsvLine {
  line: number;
  cells: string[];
}

/** A cell and what ends it: quoted, with doubled quotation marks inside, or plain. Sticky, so that nothing is skipped. */
const cell = /(?:"([^"]*(?:""[^"]*)*)"|((?:[^",\r\n][^,\r\n]*)?))(,|\r\n|\n|\r|$)/y;

/**
 * The lines of a table as RFC 4180 describes it, empty ones left out.
 * @returns null when it is no such table, e.g. because a quotation mark is not closed
 */
export function readCsv(file: string): CsvLine[] | null {
  const text = file.replace(/^\uFEFF/, '');
  const lines: CsvLine[] = [];
  let current: CsvLine = { line: 1, cells: [] };
  let line = 1;
  cell.lastIndex = 0;
  for (;;) {
    const at = cell.lastIndex;
    const found = cell.exec(text);
    if (!found) return null;
    const [whole, quoted, plain = '', end = ''] = found;
    current.cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    line += whole.match(/\r\n|\n|\r/g)?.length ?? 0;
    if (end === ',') continue;
    if (current.cells.some((value) => value !== '')) lines.push(current);
    current = { line, cells: [] };
    if (at + whole.length >= text.length) return lines;
  }
}
