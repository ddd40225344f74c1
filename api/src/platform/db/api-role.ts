import pg from 'pg';

/** The role of the API's own connections: no superuser, and owner of nothing. */
export interface Login {
  name: string;
  password: string;
}

/** Append-only tables. The API's role cannot change, remove or truncate their rows, whatever SQL it is made to run. */
const addedTo = [
  'ballots',
  'ballot_rules',
  'ballot_leaves',
  'published_heads',
  'ballot_exclusions',
  'ballot_unlinkings',
  'unlinked_choices',
  'vote_records',
  'organiser_audit',
];

/** Tables whose rows are deleted when their log is unlinked; triggers refuse any other deletion. */
const letGo = ['ballot_choices', 'ballot_nonces'];

/** Tables that only triggers write. */
const onlyRead = ['opened_logs'];

/** The role that a connection string names. */
export function loginIn(url: string): Login {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** Creates the role of the API if there is none, and sets its password. Has to run as the owner of the cluster. */
export async function makeApiRole(client: pg.ClientBase, { name, password }: Login): Promise<void> {
  const role = pg.escapeIdentifier(name);
  const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [name]);
  if (rowCount === 0) {
    await client
      .query(`create role ${role} login nosuperuser nocreatedb nocreaterole`)
      .catch(unlessMadeMeanwhile);
  }
  await client.query(`alter role ${role} password ${pg.escapeLiteral(password)}`);
}

/** Ignores that another process, which started at the same time, has created the role. */
function unlessMadeMeanwhile(error: { code?: string }): void {
  if (error.code !== '42710' && error.code !== '23505') throw error;
}

/**
 * Lets a role use every table as the API does, but create none: a temporary table of its session would be found
 * before those of the schema. Does nothing when it has all of it already.
 */
export async function grantToApi(client: pg.ClientBase, name: string): Promise<void> {
  if (await hasGrants(client, name)) return;
  const role = pg.escapeIdentifier(name);
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  );
  // The right to vacuum and analyse, which changes no row; older servers reserve it for the owner.
  const maintain = (rows[0]?.version ?? 0) >= 170_000 ? ', maintain' : '';
  const tables = (names: readonly string[]) => names.map((one) => pg.escapeIdentifier(one)).join(', ');
  await client.query(`
    begin;
    do $$ begin
      execute format('revoke temporary on database %I from public', current_database());
    end $$;
    revoke create on schema public from public;
    grant usage on schema public to ${role};
    grant select, insert, update, delete${maintain} on all tables in schema public to ${role};
    grant usage, select on all sequences in schema public to ${role};
    revoke update, delete on ${tables(addedTo)} from ${role};
    revoke update on ${tables(letGo)} from ${role};
    revoke insert, update, delete on ${tables(onlyRead)} from ${role};
    grant usage on schema drizzle to ${role};
    grant select on all tables in schema drizzle to ${role};
    commit`);
}

async function hasGrants(client: pg.ClientBase, name: string): Promise<boolean> {
  const { rows } = await client.query<{ has_all: boolean }>(
    `select bool_and(
       has_table_privilege($1, c.oid, 'select')
       and has_table_privilege($1, c.oid, 'insert') = (c.relname <> all ($4))
       and has_table_privilege($1, c.oid, 'update') = (c.relname <> all ($2 || $3 || $4))
       and has_table_privilege($1, c.oid, 'delete') = (c.relname <> all ($2 || $4))
     ) and not has_database_privilege($1, current_database(), 'temporary') as has_all
     from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`,
    [name, addedTo, letGo, onlyRead],
  );
  return rows[0]?.has_all === true;
}

/** Whether the role of a connection could rewrite ballots: a superuser, or a member of the owner of their table. */
export async function canRewriteBallots(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ can: boolean }>(
    `select coalesce((select rolsuper from pg_roles where rolname = current_user), false)
       or pg_has_role(current_user, (select relowner from pg_class where oid = 'public.ballots'::regclass), 'usage')
       as can`,
  );
  return rows[0]?.can === true;
}
