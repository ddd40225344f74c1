import { stringify } from 'csv-stringify/sync';
import { expect, test } from 'vitest';
import { cellOf, textOfCell, valueOf } from './cells.ts';
import { readCsv } from './read-csv.ts';

const texts = [
  '=1+1',
  '+44 20',
  '-5',
  '@sum',
  '\tx',
  '\rx',
  '\r\n=x',
  "'",
  "'=x",
  "''@y",
  "it's",
  '"',
  'a,b',
  'a\nb',
  '',
];

test('no cell begins as a formula does, and every text is read again as it was', () => {
  const cells = texts.map(cellOf);
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(cells.map(textOfCell)).toEqual(texts);
});

test('a table is read again as it was written, each line with its place in the file', () => {
  const rows = [texts.map(cellOf), ['one', ...texts.slice(1).map(() => '')]];
  const file = stringify(rows, { bom: true, record_delimiter: 'windows', quoted_match: /[\r\n]/ });
  const lines = readCsv(file) ?? [];
  expect(lines.map(({ cells }) => cells)).toEqual(rows);
  expect(readCsv('a,b\n"x\ny",1\n\nlast,2')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x\ny', '1'] },
    { line: 5, cells: ['last', '2'] },
  ]);
});

test.each(['"open', 'a"b"\n"c" d', '"a"b'])('is no table: %j', (file) => {
  expect(readCsv(file)).toBeNull();
});

test('a long cell is read in one go', () => {
  const long = '"" '.repeat(300_000);
  expect(readCsv(`"${long}"`)?.[0]?.cells[0]?.length).toBe(600_000);
});

const list = { type: 'array' } as Parameters<typeof valueOf>[1];

test.each([
  [['payments', 'risk'], 'payments; risk'],
  [['a; b', 'c'], '["a; b","c"]'],
  [[' spaced'], '[" spaced"]'],
  [[], ''],
  [[{ id: 1 }], '[{"id":1}]'],
])('a list is a cell, and a list again: %j', (value, cell) => {
  expect(cellOf(value)).toBe(cell);
  expect(valueOf(cell, list)).toEqual(value);
});
