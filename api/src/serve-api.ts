import { setTimeout as sleep } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import { startTracing } from '@summit/tracing/tracing';
import { buildApp } from './app.ts';
import { createPlatform } from './create-platform.ts';
import { listDoubles } from './doubles.queries.ts';
import { explainFailure } from './explain-failure.ts';
import { resealOtpSecrets } from './organisers/organisers/reseal-otp-secrets.queries.ts';
import { settleAddresses } from './people/addresses/settle-addresses.queries.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import { type Config, readConfig } from './platform/config.ts';
import { canRewriteBallots } from './platform/db/api-role.ts';
import type { Db } from './platform/db/db.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { responseCache } from './platform/responses/response-cache.ts';
import { openDropBus, sharedCache } from './platform/responses/shared-drops.ts';
import { siteNews } from './platform/responses/site-news.ts';

/** How long responses under way may take when the API closes, in milliseconds. */
const closeMs = 10_000;

/** Fills an empty database; called at each start. */
type FillEmpty = (needs: { db: Db; config: Config; clock: Clock }) => Promise<void>;

interface Running {
  host: string;
  port: number;
  /** @param orderly false: something that it needs is gone, so that it waits for nothing */
  close(orderly: boolean): Promise<void>;
}

class DatabaseLost extends Error {
  override readonly name = 'DatabaseLost';
}

/** Opens the database, then the port. */
async function start(fillEmpty?: FillEmpty): Promise<Running> {
  const config = readConfig(process.env);
  const stopTracing = config.tracing && startTracing('summit-api', config.tracing, console.error);
  const clock = systemClock;
  const database = await openDatabase(config);
  if (database.kind === 'external' && (await canRewriteBallots(database.pool))) {
    console.warn(
      'The role of DATABASE_URL owns the ballots, or is a superuser, and could rewrite them: give it another owner (docs/operations/database.md, "Roles of the database").',
    );
  }
  try {
    await settleAddresses(database.db);
    await resealOtpSecrets(database.db, config);
    for (const double of await listDoubles(database.db)) console.warn(double);
    await fillEmpty?.({ db: database.db, config, clock });
    const { shared, bus } = await joinOthers(config);
    const app = await buildApp(
      createPlatform({ db: database.db, config, clock, ping: database.ping, pool: database.pool, shared }),
    );
    app.addHook('onClose', async () => bus?.close());
    await app.listen({ host: config.host, port: config.port });
    void database.lost.then(() => {
      // Closing ends PostgreSQL too, which is expected then.
      if (isClosing) return;
      throw new DatabaseLost('PostgreSQL ended unexpectedly; its log lies beside its data.');
    });
    const close = async (orderly: boolean): Promise<void> => {
      app.draining.begin(app.server);
      if (orderly) await sleep(config.drainMs);
      await Promise.race([app.close(), sleep(closeMs)]);
      await stopTracing?.();
      await database.close();
    };
    return { host: config.host, port: config.port, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Passes drops of cached responses on to the other APIs, and takes theirs. An embedded database has one API. */
async function joinOthers({ databaseUrl }: Config) {
  const news = siteNews();
  const own = responseCache(systemClock, () => news.announce('content'));
  if (!databaseUrl) return { shared: { cache: own, news }, bus: null };
  const bus = await openDropBus(
    databaseUrl,
    (name) => own.drop(name),
    () => news.announce('registry'),
  );
  return { shared: { cache: sharedCache(own, bus), news }, bus };
}

let isClosing = false;

/** Runs the API in this process until it is asked to stop. */
export function serveApi(fillEmpty?: FillEmpty): void {
  const starting = start(fillEmpty);

  // The database must be closed, however long that takes, so that no acknowledged write is lost.
  const { close } = closeWithGrace({ delay: false }, async ({ err }) => {
    isClosing = true;
    ignoreFurtherSignals();
    if (err) console.error(explainFailure(err));
    const running = await starting.catch(() => undefined);
    await running
      ?.close(!err)
      .catch((error: unknown) => console.error('The API did not close cleanly.', error));
  });

  // The process that started the API with a channel has ended, perhaps without sending a signal.
  process.once('disconnect', () => {
    if (!isClosing) close();
  });

  // A start that fails is an unhandled rejection, which closes with exit code 1.
  void starting.then(({ host, port }) => {
    console.log(`API ready on http://${host}:${port}`);
    process.send?.({ ready: true, port });
  });
}

/** A second Ctrl-C must not interrupt closing: PostgreSQL would be left running. */
function ignoreFurtherSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.removeAllListeners(signal);
    process.on(signal, () => undefined);
  }
}
