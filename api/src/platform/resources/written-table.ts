import { stringify } from 'csv-stringify/sync';

/**
 * Lines of a table as spreadsheets read them; the first of a file begin with a mark of their encoding. Every cell is in
 * quotation marks: spreadsheets of many countries separate cells by semicolons, and would split one that has some.
 */
export function writtenTable(lines: readonly (readonly string[])[], { bom = true } = {}): string {
  return stringify([...lines], { bom, record_delimiter: 'windows', quoted: true });
}
