import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tableMessages } from '@summit/contract/forms/table-messages';
import { resourceIds } from '@summit/contract/organising/resources';
import { messages } from '@summit/contract/words/messages';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { organiserAudit } from '../organisers/organisers.tables.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof getOrganiser>>;

beforeAll(async () => {
  api = await openTestApp();
  owner = await getOrganiser(api);
});

afterAll(() => api.close());

test.each(resourceIds)('%s can be exported and imported again, and nothing changes', async (resource) => {
  const table = await owner.export(resource);
  const { body } = await owner.import(resource, 'csv', table, { dryRun: true });
  const entries = (await owner.list(resource)).map(({ values }) => values);
  // A table without lines was probably not meant to be imported.
  expect(body).toMatchObject(entries.length > 0 ? { changes: [] } : { Message: tableMessages.noLines });
  const list = await owner.import(resource, 'json', JSON.stringify(entries), { dryRun: true });
  expect([list.status, list.body.changes, list.body.unchanged]).toEqual([200, [], entries.length]);
});

test('no cell of an export is a formula, and each is imported unchanged', async () => {
  const { key = '' } = (await owner.list('virtual-texts'))[0] ?? {};
  const contents = ['=1+1', '+44', '-5', '@sum', "'=quoted", 'a "b",\nc', '; plain', 'x;=1+1', "x;'=1;-5"];
  for (const content of contents) {
    await owner.set('virtual-texts', key, { content });
    const table = await owner.export('virtual-texts');
    expect(table).not.toMatch(/^"?[=+\-@\t]|[\w"],"?[=+\-@\t]|\r\n"?[=+\-@\t]|;[=+\-@]/);
    await owner.set('virtual-texts', key, { content: 'meanwhile' });
    const file = table.replaceAll(/,"[a-p]{16}"(?=\r\n)/g, ',');
    const { status } = await owner.import('virtual-texts', 'csv', file);
    expect(status).toBe(200);
    expect((await owner.show('virtual-texts', key))?.values.content).toBe(content);
  }
});

test('an import succeeds or fails as a whole, and names refused lines', async () => {
  const { key = '' } = (await owner.list('texts'))[0] ?? {};
  const before = (await owner.show('texts', key))?.values.content;
  const file = `name,content\n${key},"two\nlines"\n${'x'.repeat(200)},x\n${key},again\n`;
  const { raw } = await owner.import('texts', 'csv', file);
  expect(raw.json<{ failures: { field: string }[] }>().failures.map(({ field }) => field)).toEqual([
    'line 5: name',
    'line 4: name',
  ]);
  expect((await owner.show('texts', key))?.values.content).toBe(before);
});

test('an import is refused if data have changed since the dry run or the export', async () => {
  const { key = '' } = (await owner.list('texts'))[0] ?? {};
  const file = `name,content\n${key},imported\n`;
  const { body } = await owner.import('texts', 'csv', file, { dryRun: true });
  const exported = (await owner.show('texts', key))?.version;
  await owner.set('texts', key, { content: 'meanwhile' });
  const late = await owner.import('texts', 'csv', file, { version: body.version });
  expect(late.code).toBe('resource-0001');
  const stale = await owner.import('texts', 'csv', `name,content,version\n${key},imported,${exported}\n`);
  expect(stale.raw.json<{ failures: unknown[] }>().failures).toEqual([
    expect.objectContaining({ field: 'line 2: version' }),
  ]);
  const again = await owner.import('texts', 'csv', file, { dryRun: true });
  const made = await owner.import('texts', 'csv', file, { version: again.body.version });
  expect(made.body.changes.map(({ line, key: changed }) => [line, changed])).toEqual([[2, key]]);
});

test('the record gets one row for each entry that an import changes, and none for a dry run', async () => {
  for (const id of ['imp-one', 'imp-two', 'imp-same']) await owner.set('halls', id, { name: id });
  const file = 'id,name\nimp-one,First\nimp-same,imp-same\nimp-two,Second\n';
  const earlier = await api.db.$count(organiserAudit);
  const dry = await owner.import('halls', 'csv', file, { dryRun: true });
  expect(dry.body.changes).toHaveLength(2);
  expect(await api.db.$count(organiserAudit)).toBe(earlier);
  const { body } = await owner.import('halls', 'csv', file, { version: dry.body.version });
  expect([body.changes.length, body.unchanged]).toEqual([2, 1]);
  const rows = await api.db.select().from(organiserAudit).orderBy(organiserAudit.id).offset(earlier);
  expect(rows.map(({ call, subject, before, after }) => [call, subject, before, after])).toEqual([
    ['importResource', 'halls/imp-one', { name: 'imp-one' }, { name: 'First' }],
    ['importResource', 'halls/imp-two', { name: 'imp-two' }, { name: 'Second' }],
  ]);
});

test('lines without keys are added once, however often the import is sent', async () => {
  const file = JSON.stringify([{ firstName: 'Ines' }, { firstName: 'Odd' }]);
  const { body } = await owner.import('featured-invitations', 'json', file, { dryRun: true });
  const before = (await owner.list('featured-invitations')).length;
  const send = () => owner.import('featured-invitations', 'json', file, { version: body.version });
  expect((await send()).status).toBe(200);
  expect((await send()).code).toBe('resource-0001');
  expect(await owner.list('featured-invitations')).toHaveLength(before + 2);
});

async function refusal(file: string | Buffer): Promise<string[]> {
  const { raw } = await owner.import('texts', 'csv', file);
  const {
    Code,
    Message,
    failures = [],
  } = raw.json<{
    Code: string;
    Message: string;
    failures?: { field: string; message: string }[];
  }>();
  return [
    String(raw.statusCode),
    Code,
    Message,
    ...failures.map(({ field, message }) => `${field}: ${message}`),
  ];
}

/** The same table as written by different spreadsheets. */
function spellings(lines: string[][]): [string, Buffer][] {
  const written = (delimiter: string, end = '\r\n') =>
    lines
      .map((cells) =>
        cells
          .map((cell) => (/[;,\t"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
          .join(delimiter),
      )
      .join(end);
  const swapped = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16();
  return [
    ['commas', Buffer.from(written(','))],
    ['semicolons', Buffer.from(written(';'))],
    ['tabs', Buffer.from(written('\t'))],
    ['a mark and semicolons', Buffer.from(`\uFEFF${written(';')}`)],
    ['sep=;', Buffer.from(`sep=;\r\n${written(';')}`)],
    ['sep=,', Buffer.from(`\uFEFF"sep=,"\r\n${written(',')}`)],
    ['sep=|', Buffer.from(`sep=|\n${written('|', '\n')}`)],
    ['UTF-16 with tabs', Buffer.from(`\uFEFF${written('\t')}`, 'utf16le')],
    ['UTF-16, high bytes first', swapped(written(';'))],
    ['the bytes of Windows', Buffer.from(written(';'), 'latin1')],
    ['empty lines and semicolons', Buffer.from(`\r\n\r\n${written(';')}`)],
    ['carriage returns', Buffer.from(written(',', '\r'))],
    ['a line end and empty lines', Buffer.from(`${written(';')}\r\n;;\r\n\r\n`)],
  ];
}

test('a table can have any separator and encoding of spreadsheets', async () => {
  const { key = '' } = (await owner.list('texts'))[0] ?? {};
  const content = 'Größe; "1,5" \u00e9t\u00e9\nzwei';
  for (const [what, file] of spellings([
    ['name', 'content'],
    [key, content],
  ])) {
    await owner.set('texts', key, { content: 'before' });
    const { body, status } = await owner.import('texts', 'csv', file);
    expect([what, status, body.changes?.length]).toEqual([what, 200, 1]);
    expect([what, (await owner.show('texts', key))?.values.content]).toEqual([what, content]);
  }
});

test('a JSON file can begin with a byte order mark', async () => {
  const { key = '' } = (await owner.list('texts'))[0] ?? {};
  await owner.set('texts', key, { content: 'before' });
  const file = `\uFEFF${JSON.stringify([{ name: key, content: 'after' }])}`;
  const { body, status } = await owner.import('texts', 'json', file);
  expect([status, body.changes?.length]).toEqual([200, 1]);
  expect((await owner.show('texts', key))?.values.content).toBe('after');
});

test('the error for an invalid table says what to do in the spreadsheet, and the line', async () => {
  const workbook = Buffer.from('PK\x03\x04\x14\0\x06\0\x08\0', 'latin1');
  const polish = Buffer.from('name;content\nx;\xbf\xb3\xb9\x81', 'latin1');
  const header = (message: string) => ['400', 'resource-0005', message];
  expect(await refusal(workbook)).toEqual(header(tableMessages.otherKind));
  expect(await refusal(polish)).toEqual(header(tableMessages.letters));
  // Russian, Greek and Polish names in their code pages; French and German ones in those of Macs and DOS.
  const names = [
    ...['\xcf\xe5\xf2\xf0\xee\xe2', '\xc1\xe8\xde\xed\xe1', '\xa3ukasz', 'S\xb3awomir', 'R\xf3\xbfa'],
    ...['Andr\x8e', 'K\x94ln'],
  ];
  for (const misread of names) {
    const file = Buffer.from(`name;content\nx;${misread}`, 'latin1');
    expect([misread, ...(await refusal(file))]).toEqual([misread, ...header(tableMessages.letters)]);
  }
  expect(await refusal('name;content\r\n')).toEqual(header(tableMessages.noLines));
  expect(await refusal('title;content\r\nx;y')).toEqual(header(tableMessages.noKey('name')));
  expect(await refusal('just some words')).toEqual(header(tableMessages.noKey('name')));
  const many = tableMessages.tooManyCells(2);
  expect(await refusal('name,content\na,b\n\nc,d,e')).toEqual([
    ...header(`Line 4: ${many}`),
    `line 4: ${many}`,
  ]);
  expect((await refusal('name,content\na,b\nc, "d"'))[3]).toBe(`line 3: ${tableMessages.quotes}`);
  expect(await refusal('name;content;colour;content\na;b;c;d')).toEqual([
    '400',
    'validation.base-0001',
    expect.anything(),
    `line 1: colour: ${messages.unknownField}`,
    `line 1: content: ${tableMessages.twoColumns}`,
  ]);
});

test('arbitrary bytes are refused without a server error', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 60 }), async (bytes) => {
      const [status] = await refusal(Buffer.from(bytes));
      expect(status).toBe('400');
    }),
    { numRuns: 50 },
  );
});

test.each([
  ['csv', 'name,content\n"open'],
  ['csv', ''],
  ['csv', 'name\na,b'],
  ['json', '{"name":"x"}'],
  ['json', '[1]'],
] as const)('an invalid table is refused: %s %j', async (format, file) => {
  expect((await owner.import('texts', format, file)).code).toBe('resource-0005');
});
