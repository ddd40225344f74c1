import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeScratchDatabase } from '@summit/api/src/testing/scale-out/scratch-database.ts';
import { href } from '@summit/contract/href';
import { stopWithParent } from '@summit/releases/process/stop-with-parent';
import { reserveSitePort } from '../testing/reserve-site-port.ts';
import { Cluster } from './cluster.ts';
import { clusterSettings } from './cluster-settings.ts';
import { type Met, Visitors } from './visitors.ts';

// A cluster of its own on a database of its own. While visitors come, each server is restarted, and then each is killed.
const adminUrl = process.env.SCALE_OUT_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const servers = ['API 1', 'API 2', 'site 1', 'site 2'];
const recoveryMs = 5000;
const say = (line: string) => console.log(line);

const dataDir = mkdtempSync(join(tmpdir(), 'summit-cluster-'));
const database = await makeScratchDatabase(adminUrl);
const { port } = await reserveSitePort();
const settings = clusterSettings({ DATABASE_URL: database.url, DATA_DIR: dataDir, PORT: String(port) });
Object.assign(process.env, settings.env);
const cluster = new Cluster(settings, say);
let isOver = false;
stopWithParent(async () => {
  if (!isOver) await clearAway();
});
try {
  await cluster.start();
  await warmUp();
  const isRight = [await restartEach(), await killEach()].every(Boolean);
  process.exitCode = isRight ? 0 : 1;
} finally {
  await clearAway();
}

async function clearAway(): Promise<void> {
  isOver = true;
  await cluster.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function restartEach(): Promise<boolean> {
  const visitors = new Visitors(settings.siteOrigin);
  await pause(2000);
  for (const name of servers) {
    await cluster.renew(name);
    // Until those before it have noticed that it is back.
    await pause(2500);
    await warmUp();
  }
  const { requests, failures } = await visitors.stop();
  say(`Restarted one after the other: ${requests} requests, ${failures.length} failed`);
  print(failures);
  return requests > 100 && failures.length === 0;
}

/** What was under way in the killed one is lost; the rest goes on, and soon everything does. */
async function killEach(): Promise<boolean> {
  let isRight = true;
  for (const name of servers) {
    const visitors = new Visitors(settings.siteOrigin);
    await pause(1000);
    const killedAt = Date.now();
    kill(name);
    await pause(2 * recoveryMs);
    await untilReady(name);
    const { requests, failures } = await visitors.stop();
    const lastMs = Math.max(0, ...failures.map(({ at }) => at - killedAt));
    say(`${name} killed: ${requests} requests, ${failures.length} failed, the last after ${lastMs} ms`);
    print(failures);
    isRight &&= lastMs <= recoveryMs;
  }
  return isRight;
}

function kill(name: string): void {
  const pid = cluster.services.get(name)?.pid;
  if (!pid) throw new Error(`The ${name} does not run.`);
  process.kill(pid, 'SIGKILL');
}

async function untilReady(name: string): Promise<void> {
  const number = Number(name.at(-1)) - 1;
  const port = (name.startsWith('API') ? settings.apiPorts : settings.shellPorts)[number];
  for (let tries = 0; tries < 120; tries += 1) {
    if (
      await fetch(`http://127.0.0.1:${port}/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    ) {
      return;
    }
    await pause(500);
  }
  throw new Error(`The ${name} does not get ready again.`);
}

/** Every page is cached by both sites: a first rendering may take its time on a busy machine. */
async function warmUp(): Promise<void> {
  const pages = [href('home'), href('speakers'), href('agenda')];
  const addresses = settings.shellPorts.flatMap((at) => pages.map((page) => `http://127.0.0.1:${at}${page}`));
  for (const address of addresses) {
    for (let tries = 0; tries < 30; tries += 1) {
      if ((await fetch(address)).ok) break;
      await pause(1000);
    }
  }
}

function print(failures: Met['failures']): void {
  for (const { what, how } of failures.slice(0, 5)) say(`  ${what}: ${how}`);
}
