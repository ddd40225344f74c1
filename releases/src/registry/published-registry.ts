import pg from 'pg';
import { readEnvironment } from '@summit/contract/environment/read-environment';
import { publishedRegistry } from '@summit/contract/releases/published-registry';
import { type Registry, registryFrom } from '@summit/contract/releases/registry';

const { table } = publishedRegistry;

export interface Publication {
  /** The registry that was published to all machines; null when there is none yet. */
  published: Registry | null;
  /** Publishes the next registry once `work` is done. */
  publish(next: Registry, text: string): Promise<void>;
}

/**
 * How long a release waits for one on another machine, and how long a transaction may do nothing: one whose machine is
 * gone must not block all releases, nor the health gate.
 */
const usualTimeouts = { lockMs: 30_000, idleMs: 120_000 };

/** PostgreSQL's code of a lock that was not released in time. */
const lockNotAvailable = '55P03';

const onOneMachine: Publication = { published: null, publish: async () => undefined };

/**
 * Runs `work` in a transaction that locks the registry in the database of DATABASE_URL, and commits when `work`
 * succeeds. Without a database only the registry's file is used.
 * @throws Error when the database does not respond, or no API has made its schema yet; what `work` throws
 */
export async function whilePublishing<T>(
  work: (publication: Publication) => Promise<T>,
  databaseUrl = readEnvironment(process.env, 'releases').DATABASE_URL,
  { lockMs, idleMs } = usualTimeouts,
): Promise<T> {
  if (!databaseUrl) return work(onOneMachine);
  const client = connection(databaseUrl);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = ${lockMs}`);
    await client.query(`set local idle_in_transaction_session_timeout = ${idleMs}`);
    await lockTable(client);
    const { rows } = await client.query<{ registry: string }>(`select registry from ${table}`);
    const result = await work({
      published: rows[0] ? registryFrom(rows[0].registry) : null,
      async publish({ revision }, text) {
        await client.query(
          `insert into ${table} (id, revision, registry) values (1, $1, $2)
           on conflict (id) do update set revision = $1, registry = $2, published_at = now()`,
          [revision, text],
        );
      },
    });
    await client.query('commit');
    return result;
  } finally {
    // Closing the connection also rolls back an open transaction.
    await client.end();
  }
}

/**
 * The registry that was published to all machines after a revision; null when there is none, or no database.
 * @throws Error when the database does not respond, or no API has made its schema yet
 */
export async function publishedAfter(
  revision: number,
  databaseUrl = readEnvironment(process.env, 'releases').DATABASE_URL,
): Promise<Registry | null> {
  if (!databaseUrl) return null;
  const client = connection(databaseUrl);
  await client.connect();
  try {
    const newer = `select registry from ${table} where revision > $1`;
    const { rows } = await client.query<{ registry: string }>(newer, [revision]);
    return rows[0] ? registryFrom(rows[0].registry) : null;
  } finally {
    await client.end();
  }
}

async function lockTable(client: pg.Client): Promise<void> {
  try {
    await client.query(`lock table ${table} in share row exclusive mode`);
  } catch (error) {
    if ((error as { code?: string }).code !== lockNotAvailable) throw error;
    throw new Error('Another release is being promoted on another machine. Try again in a moment.', {
      cause: error,
    });
  }
}

function connection(connectionString: string): pg.Client {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // A connection that breaks rejects its query; the event must not end the process.
  client.on('error', () => undefined);
  return client;
}
