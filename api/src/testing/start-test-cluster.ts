import { seedOnce } from '@summit/demo-event/seed-once';
import { indexPages } from '../content/public/page-entries.queries.ts';
import { systemClock } from '../platform/clock.ts';
import { makeApiRole } from '../platform/db/api-role.ts';
import { chooseAccount } from '../platform/db/embedded/account.ts';
import { apiLogin, startOn } from '../platform/db/embedded/embedded.ts';
import { clusterFolder } from '../platform/db/embedded/home.ts';
import { migrateDatabase } from '../platform/db/migrate.ts';
import { connect } from '../platform/db/open-database.ts';
import { runStatement } from './run-statement.ts';
import { testConfig } from './test-config.ts';

/** Losing data does not matter here. */
const settings = {
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  checkpoint_timeout: '1h',
  // With a database for each test file, autovacuum would always be running.
  autovacuum: 'off',
  shared_buffers: '128MB',
  max_connections: '200',
  jit: 'off',
};

/**
 * Starts the cluster of a test run in `folder`, with a migrated and seeded database named `template`. Returns the connection
 * strings of its databases, with `{database}` for the name: for their owner, and for the API.
 */
export async function startTestCluster(
  folder: string,
  template: string,
): Promise<{ owner: string; api: string }> {
  const account = chooseAccount(clusterFolder(folder));
  const server = await startOn({ folder, account }, settings);
  const api = apiLogin({ folder });
  await runStatement(server.url('postgres'), `create database ${template}`);
  const { db, pool, close } = connect(server.url(template));
  try {
    const client = await pool.connect();
    await makeApiRole(client, api);
    client.release();
    await migrateDatabase(pool, api.name);
    await seedOnce({ db, config: testConfig(folder), clock: systemClock, withSales: false });
    // Otherwise each copy would have to index the pages, and freeze and analyse its rows.
    await db.transaction(indexPages);
    await pool.query('vacuum (freeze, analyze)');
  } finally {
    await close();
  }
  return { owner: server.url('{database}'), api: server.url('{database}', api) };
}
