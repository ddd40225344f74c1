import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { copiedColumns } from './collect-person.queries.ts';
import { impersonalTables } from './impersonal-tables.ts';
import { personalTables } from './personal-tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test('every column of the database states what an erasure does with it', async () => {
  const { rows } = await api.db.execute<{ name: string; columns: string[] }>(sql`
    select table_name as name, array_agg(column_name::text order by column_name) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`);
  const decided = [
    ...Object.entries(impersonalTables),
    ...Object.entries(personalTables).map(
      ([name, { personal, others }]) => [name, `${personal} ${others}`] as const,
    ),
  ].map(([name, columns]) => [name, columns.split(' ').sort()] as const);
  const stored = rows.map(({ name, columns }) => [name, [...columns].sort()] as const);
  const byName = (one: readonly [string, unknown], other: readonly [string, unknown]) =>
    one[0] < other[0] ? -1 : 1;
  expect(decided.toSorted(byName)).toEqual(stored.toSorted(byName));
});

/** Columns with names of personal data in a table that is declared as having none. */
test('no table declared without personal data has an address, a telephone number or an attendee', () => {
  const telling = /^(?:email|phone|mobile|first_name|last_name|attendee_id|contact_\w+|recipient)$/;
  const columns = Object.entries(impersonalTables).flatMap(([table, names]) =>
    names.split(' ').map((column) => [table, column] as const),
  );
  expect(columns.filter(([, column]) => telling.test(column))).toEqual([]);
});

test('columns for finding, clearing and ageing rows exist in their table', () => {
  for (const [table, { personal, others, by, erasure, overdue }] of Object.entries(personalTables)) {
    const columns = new Set(`${personal} ${others}`.split(' '));
    const used = [
      ...(by?.attendee ?? []),
      ...(by?.email ?? []),
      ...(by?.emailWithin ? [by.emailWithin] : []),
      ...(typeof erasure === 'object' && 'empty' in erasure ? Object.keys(erasure.empty ?? {}) : []),
      ...(overdue ? [overdue.column] : []),
    ];
    expect([table, used.filter((column) => !columns.has(column))]).toEqual([table, []]);
  }
});

test('every column of a table is in the copy of personal data, or withheld with a reason', () => {
  for (const [table, fact] of Object.entries(personalTables)) {
    const { personal, others, by, copy = {} } = fact;
    const columns = `${personal} ${others}`.split(' ');
    // If rows cannot be found by person, the fact states why they are in no copy.
    if ('none' in copy) {
      expect([table, by]).toEqual([table, undefined]);
      continue;
    }
    const reached = by !== undefined || 'conversations' in copy || copy.through !== undefined;
    expect([table, reached]).toEqual([table, true]);
    const withheld = Object.values(copy.withheld ?? {}).flatMap((names) => names.split(' '));
    expect([table, withheld.filter((column) => !columns.includes(column))]).toEqual([table, []]);
    expect([table, [...copiedColumns(fact), ...withheld].sort()]).toEqual([table, columns.sort()]);
  }
});

test('no copy has hashes, keys or links that give access', () => {
  const secret = /hash|secret|_key$|lease|^(?:html|body|url)$/;
  const given = Object.entries(personalTables).flatMap(([table, fact]) =>
    copiedColumns(fact).map((column) => `${table}.${column}`),
  );
  const opening = given.filter((name) => secret.test(name.split('.')[1] ?? ''));
  // This is the address of a nominee, which the attendee has entered.
  expect(opening).toEqual(['nominations.url']);
});
