import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { rootCause } from '../../platform/db/database-error.ts';
import { connect } from '../../platform/db/open-database.ts';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { rush } from '../pools/pool.ts';
import { pools } from '../pools/pools.ts';
import { startApiProcesses } from './api-processes.ts';
import { rushOverHttp } from './rush-over-http.ts';
import { makeScratchDatabase } from './scratch-database.ts';

// Tests the pools again, on an external PostgreSQL with two API processes: the database limits the takers, so it must not
// matter which process they call.
const { values } = parseArgs({ options: { runs: { type: 'string', default: '20' } } });
const runs = Number(values.runs);
const processes = 2;
const variable = 'SCALE_OUT_DATABASE_URL';
const adminUrl = process.env[variable] ?? 'postgres://postgres@127.0.0.1:5432/postgres';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Returns whether every run of every pool was right. */
async function runAll(databaseUrl: string): Promise<boolean> {
  const apis = await startApiProcesses(processes, databaseUrl);
  const { db, close } = connect(databaseUrl);
  let isRight = true;
  try {
    const global = await readSection(db, 'global');
    // Hashing thousands of passwords would only be slow.
    await writeSection(db, 'global', { ...global, allowPasswordOnRegistration: false }, new Date());
    for (const [network, pool] of pools.entries()) {
      const wrong = await rushOverHttp(db, apis, pool, { runs, network });
      isRight &&= wrong.length === 0;
      say(`${pool.name.padEnd(28)} exactly ${rush.size} in ${runs - wrong.length} of ${runs} runs`);
      wrong.forEach((line) => say(`  ${line}`));
    }
  } finally {
    await close();
    await apis.stop();
  }
  return isRight;
}

/** Runs the test of pools on the embedded database as often as here, including the control that shows that it can fail. */
function runEmbedded(): boolean {
  say(`The embedded database, ${runs} runs with locks and ${runs} without`);
  const { status } = spawnSync('npx', ['vitest', 'run', 'api/src/testing/pools'], {
    env: { ...process.env, POOL_RUNS: String(runs) },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return status === 0;
}

const embeddedIsRight = runEmbedded();
const database = await makeScratchDatabase(adminUrl).catch((error: unknown) => {
  const { hostname, port } = new URL(adminUrl);
  say(`No PostgreSQL at ${hostname}:${port || 5432} (${variable}): ${String(rootCause(error))}`);
  return null;
});
if (database) {
  say(`${rush.takers} takers of ${rush.size} at the same time, ${processes} API processes, ${runs} runs`);
  const isRight = await runAll(database.url).finally(() => database.drop());
  process.exitCode = isRight && embeddedIsRight ? 0 : 1;
} else {
  process.exitCode = 1;
}
