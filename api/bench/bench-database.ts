import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemoEvent } from '@summit/demo-event/seed-demo-event';
import { systemClock as clock } from '../src/platform/clock.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { findHome } from '../src/platform/db/embedded/home.ts';
import { type Database, openDatabase } from '../src/platform/db/open-database.ts';

/** An embedded database of the bench's own, with the demo event. */
export interface BenchDatabase extends Pick<Database, 'db' | 'ping'> {
  config: Config;
}

/** What may end the bench before its time; its database is a process of its own, and would go on. */
const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException'] as const;

/** Runs a bench on such a database, and removes that again, whether the bench ends, fails or is interrupted. */
export async function withBenchDatabase(bench: (opened: BenchDatabase) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'summit-bench-'));
  const config: Config = { ...readConfig({ ...process.env, DATA_DIR: dataDir }), logLevel: 'error' };
  const { folder } = await findHome(dataDir);
  const interrupted = new Promise<never>((_resolve, reject) => {
    for (const name of interruptions) process.once(name, reject);
  });
  const database = await openDatabase({ ...config, databaseUrl: null });
  try {
    await seedDemoEvent({ db: database.db, config, clock });
    await Promise.race([bench({ ...database, config }), interrupted]);
  } finally {
    await database.close();
    for (const used of [folder, dataDir]) rmSync(used, { recursive: true, force: true });
  }
}
