import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { createPlatform } from './create-platform.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { seedOnce } from './seed-once.ts';

/** How long answers under way may take when the API closes, in milliseconds. */
const patience = 10_000;

interface Running {
  host: string;
  port: number;
  close(): Promise<void>;
}

/** Opens the database, then the port. */
async function start(): Promise<Running> {
  const config = readConfig(process.env);
  const clock = systemClock;
  const database = await openDatabase(config);
  try {
    await seedOnce({ db: database.db, config, clock });
    const app = await buildApp(createPlatform({ db: database.db, config, clock, ping: database.ping }));
    await app.listen({ host: config.host, port: config.port });
    void database.lost.then(() => stop(1, 'PostgreSQL ended unexpectedly; its log lies beside its data.'));
    const close = async (): Promise<void> => {
      await Promise.race([app.close(), sleep(patience)]);
      await database.close();
    };
    return { host: config.host, port: config.port, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

let isStopping = false;

/** Closes everything and ends the process; the first reason counts. */
async function stop(exitCode: number, reason?: string): Promise<void> {
  if (isStopping) {
    return;
  }
  isStopping = true;
  if (reason) {
    console.error(reason);
  }
  const running = await starting.catch(() => undefined);
  await running?.close().catch((error: unknown) => console.error('The API did not close cleanly.', error));
  process.exit(exitCode);
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) {
    return String(error);
  }
  if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') {
    return `The API's port is in use (${error.message}). Stop what uses it, or choose another PORT or API_PORT.`;
  }
  // Errors with a name of their own are written for people.
  return error.name === 'Error' ? (error.stack ?? error.message) : error.message;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop(0));
}
// Whoever started the API with a channel has ended, perhaps without being able to say so.
process.once('disconnect', () => void stop(0));
process.once('uncaughtException', (error) => void stop(1, explain(error)));

const starting = start();
starting.then(
  ({ host, port }) => {
    console.log(`API ready on http://${host}:${port}`);
    process.send?.({ ready: true, port });
  },
  (error: unknown) => void stop(1, explain(error)),
);
