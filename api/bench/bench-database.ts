import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedDemoEvent } from '@summit/demo-event/seed-demo-event';
import { systemClock as clock } from '../src/platform/clock.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import { findHome } from '../src/platform/db/embedded/home.ts';
import { type Database, openDatabase } from '../src/platform/db/open-database.ts';

/** A separate embedded database with the demo event. */
export interface BenchDatabase extends Pick<Database, 'db' | 'ping'> {
  config: Config;
}

/** The signals that may interrupt the benchmark, whose database is a separate process and would continue. */
const interruptions = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException'] as const;

/** Runs a benchmark on such a database, which is removed afterwards, even after a failure or an interruption. */
export async function withBenchDatabase(bench: (opened: BenchDatabase) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'summit-bench-'));
  const config: Config = { ...readConfig({ ...process.env, DATA_DIR: dataDir }), logLevel: 'error' };
  const { folder } = await findHome(dataDir);
  let interrupt: (why: unknown) => void = () => undefined;
  const interrupted = new Promise<never>((_resolve, reject) => {
    interrupt = reject;
  });
  for (const name of interruptions) process.once(name, interrupt);
  const database = await openDatabase({ ...config, databaseUrl: null });
  try {
    await seedDemoEvent({ db: database.db, config, clock });
    await Promise.race([bench({ ...database, config }), interrupted]);
  } finally {
    // The bench's own failure is an uncaught exception too, which must end the process with its message.
    for (const name of interruptions) process.off(name, interrupt);
    await database.close();
    for (const used of [folder, dataDir]) rmSync(used, { recursive: true, force: true });
  }
}
