import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { addTicket } from '@summit/api/bench/buyers.ts';
import { connect } from '@summit/api/src/platform/db/open-database.ts';
import { makeScratchDatabase } from '@summit/api/src/testing/scale-out/scratch-database.ts';
import { stopWithParent } from '@summit/releases/process/stop-with-parent';
import { reserveSitePort } from '../testing/sites/reserve-site-port.ts';
import { Cluster } from './cluster.ts';
import { clusterSettings } from './cluster-settings.ts';
import type { Tried } from './drills/tried.ts';
import { tryBackup } from './drills/try-backup.ts';
import { tryFront } from './drills/try-front.ts';
import { tryJourneys } from './drills/try-journeys.ts';
import { tryPaymentsAcross } from './drills/try-payments-across.ts';
import { killEach, restartEach } from './drills/try-restarts.ts';
import { tryRestore } from './drills/try-restore.ts';
import { trySharedCache } from './drills/try-shared-cache.ts';
import { warmUp } from './drills/warm-up.ts';
import { addPayers } from './paying-visitors.ts';

const drills = {
  front: tryFront,
  caches: trySharedCache,
  payments: tryPaymentsAcross,
  backup: tryBackup,
  restore: tryRestore,
  journeys: tryJourneys,
  restarts: restartEach,
  kills: killEach,
} as const;

// Tests a cluster on a separate database: nginx alone, its cache, payments from one API to the other's sockets, a backup while visitors
// pay and vote, the nightly backup restored, journeys in a browser, a restart of each server, and a kill of each. `--only restarts,kills` runs only these.
const { values } = parseArgs({ options: { only: { type: 'string', default: Object.keys(drills).join() } } });
const chosen = values.only.split(',');
const adminUrl = process.env.SCALE_OUT_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const payers = 2000;
const say = (line: string) => console.log(line);

const dataDir = mkdtempSync(join(tmpdir(), 'summit-cluster-'));
const database = await makeScratchDatabase(adminUrl);
const { port } = await reserveSitePort();
const settings = clusterSettings({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port) });
Object.assign(process.env, settings.env);
const cluster = new Cluster(settings, say);
const { db, close } = connect(database.url);
let isOver = false;
stopWithParent(async () => {
  if (!isOver) await clearAway();
});
try {
  await cluster.start();
  await warmUp(settings);
  await addTicket({ db }, payers);
  const buyers = await addPayers(db, settings.env.API_SECRET ?? '', payers);
  const tried: Tried = { cluster, settings, db, databaseUrl: database.url, adminUrl, buyers, say };
  let isRight = true;
  for (const [name, drill] of Object.entries(drills)) {
    if (chosen.includes(name)) isRight = (await drill(tried)) && isRight;
  }
  process.exitCode = isRight ? 0 : 1;
} finally {
  await clearAway();
}

async function clearAway(): Promise<void> {
  isOver = true;
  await close();
  await cluster.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
}
