import { afterAll, beforeAll, expect, test } from 'vitest';
import { resourceIds } from '@summit/contract/resources';
import { organiserOf } from '../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let api: TestApp;
let owner: Awaited<ReturnType<typeof organiserOf>>;

beforeAll(async () => {
  api = await openTestApp();
  owner = await organiserOf(api);
});

afterAll(() => api.close());

test.each(resourceIds)('%s can be exported and imported again, and nothing changes', async (resource) => {
  const table = await owner.export(resource);
  const { body } = await owner.import(resource, 'csv', table, { dryRun: true });
  expect(body).toMatchObject({ changes: [] });
  const entries = (await owner.list(resource)).map(({ values }) => values);
  const list = await owner.import(resource, 'json', JSON.stringify(entries), { dryRun: true });
  expect([list.status, list.body.changes, list.body.unchanged]).toEqual([200, [], entries.length]);
});

test('no cell of an export is a formula, and each comes back as it was', async () => {
  const { key = '' } = (await owner.list('virtual-texts'))[0] ?? {};
  for (const content of ['=1+1', '+44', '-5', '@sum', "'=quoted", 'a "b",\nc', '; plain']) {
    await owner.set('virtual-texts', key, { content });
    const table = await owner.export('virtual-texts');
    expect(table).not.toMatch(/^"?[=+\-@\t]|[\w"],"?[=+\-@\t]|\r\n"?[=+\-@\t]/);
    await owner.set('virtual-texts', key, { content: 'meanwhile' });
    const file = table.replaceAll(/,[\da-f]{16}(?=\r\n)/g, ',');
    const { status } = await owner.import('virtual-texts', 'csv', file);
    expect(status).toBe(200);
    expect((await owner.show('virtual-texts', key))?.values.content).toBe(content);
  }
});

test('an import is made as a whole or not at all, and names the lines that are refused', async () => {
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

test('an import is refused when what the dry run has shown is no longer so, or its line is older', async () => {
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

test.each([
  ['csv', 'name,content\n"open'],
  ['csv', ''],
  ['csv', 'name\na,b'],
  ['json', '{"name":"x"}'],
  ['json', '[1]'],
] as const)('a file that is no table is refused: %s %j', async (format, file) => {
  expect((await owner.import('texts', format, file)).code).toBe('resource-0005');
});
