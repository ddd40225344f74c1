import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDoubles } from './doubles.queries.ts';
import { migrateDatabase } from './platform/db/migrate.ts';
import { connect } from './platform/db/open-database.ts';
import { findVipInvitation } from './registration/public/vip.queries.ts';
import { createDatabase } from './testing/test-cluster.ts';

const migration = readFileSync(
  join(import.meta.dirname, '../migrations/0058_distinct_names.sql'),
  'utf8',
).split('--> statement-breakpoint');

/** The tables before names and links had unique keys. */
const before = `
  drop trigger tags_key_of_new on tags;
  drop trigger tags_key on tags;
  drop trigger vip_invitations_key_of_new on vip_invitations;
  drop trigger vip_invitations_key on vip_invitations;
  alter table tags drop column name_key;
  alter table vip_invitations drop column link_key;
  create unique index tags_name_unique on tags (lower(name));
  create unique index vip_invitations_link_unique on vip_invitations (lower(slug), code)`;

const rows = `
  insert into tags (id, name) values
    ('aml', 'Anti-money laundering'), ('suggested-0a', 'Anti money  laundering'), ('zz', 'ANTI–MONEY LAUNDERING'),
    ('c', 'C'), ('c-plus', 'C++'), ('c-sharp', 'C#');
  insert into categories (id, name, type) values ('vip', 'VIP', 'Vip');
  insert into vip_invitations (id, slug, code, name, category_id, passes_limit, created_at) values
    ('00000000-0000-4000-8000-000000000001', 'northquill', 'GUEST-2027', 'First', 'vip', 5, '2027-01-01'),
    ('00000000-0000-4000-8000-000000000002', 'northquill', 'guest-2027', 'Second', 'vip', 5, '2027-01-02')`;

let database: ReturnType<typeof connect>;

beforeAll(async () => {
  database = connect(await createDatabase('names_before'), 2);
  await migrateDatabase(database.pool);
  await database.pool.query(before);
  await database.pool.query(rows);
  for (const statement of migration) await database.pool.query(statement);
}, 120_000);
afterAll(() => database.close());

const tagRows = async () => {
  const { rows: found } = await database.pool.query<{ id: string; name: string; name_key: string | null }>(
    'select id, name, name_key from tags order by id',
  );
  return found;
};

test('existing names and links with the same key all stay, and only the first of each gets the key', async () => {
  expect(await tagRows()).toEqual([
    { id: 'aml', name: 'Anti-money laundering', name_key: 'anti money laundering' },
    { id: 'c', name: 'C', name_key: 'c' },
    { id: 'c-plus', name: 'C++', name_key: 'c ++' },
    { id: 'c-sharp', name: 'C#', name_key: 'c #' },
    { id: 'suggested-0a', name: 'Anti money  laundering', name_key: null },
    { id: 'zz', name: 'ANTI–MONEY LAUNDERING', name_key: null },
  ]);
});

test('each of two similar links still opens its own invitation', async () => {
  const open = async (id: string, code: string) =>
    (await findVipInvitation(database.db, { id, code }))?.invitation.name;
  expect(await open('northquill', 'GUEST-2027')).toBe('First');
  expect(await open('northquill', 'guest-2027')).toBe('Second');
  expect(await open('NorthQuill', 'Guest–2027')).toBe('First');
  expect(await open('00000000-0000-4000-8000-000000000002', 'GUEST-2027')).toBe('Second');
});

test('duplicates are reported until they are renamed', async () => {
  expect(await listDoubles(database.db)).toEqual([
    expect.stringContaining('suggested-0a'),
    expect.stringContaining('zz'),
    expect.stringContaining('00000000-0000-4000-8000-000000000002'),
  ]);
  await database.pool.query("update tags set id = 'zy' where id = 'zz'");
  await expect(database.pool.query("update tags set name = 'c ++' where id = 'zy'")).rejects.toThrow(
    'tags_name_key_unique',
  );
  await database.pool.query("update tags set name = 'Sanctions' where id in ('zy')");
  await database.pool.query("update vip_invitations set code = 'guest-2028' where name = 'Second'");
  expect(await listDoubles(database.db)).toEqual([expect.stringContaining('suggested-0a')]);
});

test('no other entry can get the name of a duplicate', async () => {
  await expect(
    database.pool.query("insert into tags (id, name) values ('new', 'anti money laundering')"),
  ).rejects.toThrow('tags_name_key_unique');
});
