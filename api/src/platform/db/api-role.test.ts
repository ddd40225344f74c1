import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as awardsCalls from '@summit/contract/calls/awards';
import { secretIn } from '@summit/tracing/secret-file';
import { runStatement } from '../../testing/run-statement.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { createDatabase } from '../../testing/test-cluster.ts';
import { testFolder } from '../../testing/test-folder.ts';
import { canRewriteBallots } from './api-role.ts';
import { rootCause } from './database-error.ts';
import { findHome } from './embedded/home.ts';
import { connect, type Database, migrateExternal, openDatabase } from './open-database.ts';

const finals = [
  'ballots',
  'ballot_rules',
  'ballot_leaves',
  'published_heads',
  'ballot_exclusions',
  'ballot_unlinkings',
  'unlinked_choices',
  'vote_records',
  'organiser_audit',
  'opened_logs',
];

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
  const votes = [{ categoryId: 'payments', nomineeId: '2027-payments-otterpay' }];
  await api.call(awardsCalls.voteStepOne, { token: await api.loginAs('buy'), body: { votes } });
});

afterAll(() => api.close());

const refusal = (statement: string) =>
  api.db.execute(sql.raw(statement)).then(
    () => 'done',
    (error: unknown) => (rootCause(error) as Error).message,
  );

/** Statements of a session that create a table to shadow one of the schema. */
const ownTable = ({ db }: Pick<Database, 'db'>) =>
  db.execute(sql`create temporary table ballots (id uuid)`).then(
    () => 'done',
    (error: unknown) => (rootCause(error) as Error).message,
  );

/** Statements with which manipulating ballots could begin. */
const attacks = [
  ...finals.flatMap((table) => [
    `delete from ${table}`,
    `truncate ${table} cascade`,
    `alter table ${table} disable trigger all`,
    `drop table ${table} cascade`,
  ]),
  ...['ballot_choices', 'ballot_nonces'].flatMap((table) => [
    `update ${table} set ballot_id = ballot_id`,
    `truncate ${table}`,
    `alter table ${table} disable trigger all`,
  ]),
  "update ballot_leaves set leaf = 'another'",
  "insert into opened_logs (log) values ('2027-Company-one')",
  'set local session_replication_role = replica',
  'create or replace function refuse_ballot_change() returns trigger language plpgsql as $$ begin return new; end $$',
  "select note_opened_log('2027-Company-one')",
  'alter role current_user superuser',
  'set role summit',
  'create table public.another (log text)',
  'create schema another',
];

test.each(attacks)('the API’s role cannot: %s', async (statement) => {
  expect(await refusal(statement)).toMatch(/permission denied|must be owner|must be able to SET ROLE/);
});

test.each([
  ['ballot_unlinkings', 'select log from public.ballot_leaves', 'delete from ballot_choices'],
  ['ballot_unlinkings', 'select log from public.ballot_leaves', 'delete from ballot_nonces'],
  [
    'ballots',
    'select id from public.ballots',
    "insert into ballot_choices select id, 'lending', '2027-lending-quilstone' from public.ballots",
  ],
])('a temporary table called %s does not affect triggers', async (table, rows, attack) => {
  const work = api.db.transaction(async (tx) => {
    await tx.execute(sql.raw(`create temporary table ${table} on commit drop as ${rows}`));
    await tx.execute(sql.raw(attack));
  });
  await expect(work).rejects.toMatchObject({
    cause: { message: expect.stringContaining('Ballots are final') },
  });
});

test('a session’s search path does not affect triggers', async () => {
  const { rows } = await api.db.execute(
    sql`select proname from pg_proc where pronamespace = 'public'::regnamespace
      and (prorettype = 'trigger'::regtype or prosecdef)
      and not coalesce(proconfig @> array['search_path=public, pg_temp'], false)`,
  );
  expect(rows).toEqual([]);
});

test('the API’s role is not a superuser, owns nothing, and is sufficient for the API', async () => {
  const { rows } = await api.db.execute(
    sql`select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
      (select count(*)::int from pg_class where relowner = r.oid) as owned
      from pg_roles r where rolname = current_user`,
  );
  expect(rows).toEqual([
    {
      rolsuper: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      rolbypassrls: false,
      owned: 0,
    },
  ]);
  expect(await refusal("update attendees set last_name = last_name where email like 'buy@%'")).toBe('done');
});

describe('the embedded database', () => {
  const folder = mkdtempSync(join(tmpdir(), 'summit-roles-'));
  const opened: Database[] = [];
  const open = async () => {
    const database = await openDatabase({ databaseUrl: null, dataDir: folder });
    opened.push(database);
    return database;
  };
  afterEach(() => Promise.all(opened.splice(0).map((database) => database.close())));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('of an older version with one role gets the second one without losing data', async () => {
    const before = await open();
    await before.db.execute(sql`insert into setting_sections (name, value) values ('before', '1')`);
    // An older database has neither the second role nor its password.
    const { connectionString = '' } = before.pool.options;
    expect(connectionString).toContain('summit_api');
    const owner = new URL(connectionString);
    owner.username = 'summit';
    const { folder: home } = await findHome(folder);
    owner.password = secretIn(home, 'password');
    await before.db.execute(sql`select 1`);
    await runStatement(owner.href, 'drop owned by summit_api');
    owner.pathname = '/postgres';
    await runStatement(owner.href, 'drop role summit_api');
    rmSync(join(home, 'api-password'), { force: true });
    await before.close();
    opened.splice(0);

    const after = await open();
    const { rows } = await after.db.execute(sql`select value from setting_sections where name = 'before'`);
    expect(rows).toEqual([{ value: 1 }]);
    expect(await canRewriteBallots(after.pool)).toBe(false);
    expect(await ownTable(after)).toContain('permission denied');
  }, 120_000);
});

describe('an external database', () => {
  test('is migrated by its owner, and used by a role without ownership', async () => {
    const owner = await createDatabase('external_roles');
    const login = new URL(owner);
    login.username = 'another_api';
    login.password = 'a password of its own';
    const needs = { databaseUrl: login.href, dataDir: testFolder() };

    await migrateExternal(login.href, owner);
    const database = await openDatabase(needs);
    await database.db.execute(sql`insert into setting_sections (name, value) values ('by the role', '1')`);
    expect(await canRewriteBallots(database.pool)).toBe(false);
    expect(await ownTable(database)).toContain('permission denied');
    await database.close();

    // With a newer schema the role cannot migrate, and reports who can.
    const newer =
      'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)';
    await runStatement(owner, newer);
    await expect(openDatabase(needs)).rejects.toThrow('MIGRATION_DATABASE_URL');
  });

  test('whose role owns it still works, and this is reported', async () => {
    const databaseUrl = await createDatabase('external_owner');
    const database = await openDatabase({ databaseUrl, dataDir: testFolder() });
    expect(await canRewriteBallots(database.pool)).toBe(true);
    await database.close();
    const { pool, close } = connect(databaseUrl, 1);
    expect(await canRewriteBallots(pool)).toBe(true);
    await close();
  });
});
