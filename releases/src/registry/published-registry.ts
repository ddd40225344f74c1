import pg from 'pg';
import { readEnvironment } from '@summit/contract/environment/read-environment';
import { publishedRegistry } from '@summit/contract/published-registry';
import { type Registry, registryFrom } from '@summit/contract/registry';

const { table } = publishedRegistry;

export interface Publication {
  /** What the sites of all machines have; null where nothing was published yet. */
  published: Registry | null;
  /** Notifies them of the next one, once `work` is done. */
  publish(next: Registry, text: string): Promise<void>;
}

const onOneMachine: Publication = { published: null, publish: async () => undefined };

/**
 * Runs `work` while nobody else changes the registry that is published in the database of DATABASE_URL; it is committed
 * when `work` succeeds. Without a database the registry's file is all there is.
 * @throws Error when the database does not respond, or no API has made its schema yet; what `work` throws
 */
export async function whilePublishing<T>(
  work: (publication: Publication) => Promise<T>,
  databaseUrl = readEnvironment(process.env, 'releases').DATABASE_URL,
): Promise<T> {
  if (!databaseUrl) return work(onOneMachine);
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${table} in share row exclusive mode`);
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
    // Ends what was not committed, too.
    await client.end();
  }
}
