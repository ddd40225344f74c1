import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getCell, textOfCell, valueOf } from './cells.ts';
import { readCsv } from './read-csv.ts';
import { getVersion } from './row-version.ts';
import { writtenTable } from './written-table.ts';

const texts = [
  '=1+1',
  '+44 20',
  '-5',
  '@sum',
  // Japanese and Chinese spreadsheets accept these as the beginning of a formula, too.
  '＝1+1',
  '＋1',
  '－1',
  '＠sum',
  '\n=x',
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
  'x;=1+1',
  "x;'=1",
  ';\t=1',
  'a; -b',
  '',
];

test('no cell begins like a formula, and every text can be read back', () => {
  const cells = texts.map(getCell);
  expect(cells.filter((cell) => /^[=+\-@＝＋－＠\t\r\n]|[;\t][=+\-@＝＋－＠]/.test(cell))).toEqual([]);
  expect(cells.map(textOfCell)).toEqual(texts);
});

test('a written table can be read back, with the position of each line', () => {
  const rows = [texts.map(getCell), ['one', ...texts.slice(1).map(() => '')]];
  const file = writtenTable(rows);
  const lines = readCsv(file.replace(/^\uFEFF/, ''), []);
  expect(lines.map(({ cells }) => cells)).toEqual(rows);
  expect(readCsv('a,b\n"x\ny",1\n\nlast,2', ['a', 'b'])).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['x\ny', '1'] },
    { line: 5, cells: ['last', '2'] },
  ]);
});

test.each(['"open', 'a"b"\n"c" d', '"a"b'])('is not a table: %j', (file) => {
  expect(() => readCsv(file, [])).toThrow('quotation mark');
});

test('a long cell is read in one pass', () => {
  const long = '"" '.repeat(300_000);
  expect(readCsv(`"${long}"`, [])[0]?.cells[0]?.length).toBe(600_000);
});

const list = { type: 'array' } as Parameters<typeof valueOf>[1];

test.each([
  [['payments', 'risk'], 'payments; risk'],
  [['a; b', 'c'], '["a; b","c"]'],
  [[' spaced'], '[" spaced"]'],
  [[], ''],
  [[{ id: 1 }], '[{"id":1}]'],
])('a list can be written as a cell and read back: %j', (value, cell) => {
  expect(getCell(value)).toBe(cell);
  expect(valueOf(cell, list)).toEqual(value);
});

test('lines are counted like in a spreadsheet, with any line ends and cells', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'é', ',', ';', '"', '\n', ' '), maxLength: 6 });
  const row = fc.tuple(cell, cell);
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), fc.constantFrom(',', ';', '\t'), (rows, delimiter) => {
      const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
      const file = [
        'name;content'.replace(';', delimiter),
        ...rows.map((cells) => cells.map(quoted).join(delimiter)),
      ];
      const [, ...lines] = readCsv(file.join('\n'), ['name', 'content']);
      const begins = file.map(
        (_, index) => file.slice(0, index).join('\n').split('\n').length + (index > 0 ? 1 : 0),
      );
      const expected = rows
        .map((cells, index) => ({ line: begins[index + 1], cells: [...cells] }))
        .filter(({ cells }) => cells.some((text) => text !== ''));
      expect(lines).toEqual(expected);
    }),
  );
});

test('the version of an entry does not look like a number, a date or a formula', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (values) => {
      expect(getVersion(values)).toMatch(/^[a-p]{16}$/);
    }),
  );
});

test('every cell is quoted, so that another separator does not split it', () => {
  expect(
    writtenTable([
      ['name', 'note'],
      [getCell('x;=1+1'), 'a "b"'],
      ['', ''],
    ]),
  ).toBe('\uFEFF"name","note"\r\n"x;\'=1+1","a ""b"""\r\n,\r\n');
  expect(writtenTable([['one']], { bom: false })).toBe('"one"\r\n');
});
