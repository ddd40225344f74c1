import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { stopWithParent } from '@summit/releases/process/stop-with-parent';
import { newestRegistry } from '@summit/releases/registry/registry-store';
import { reserveSitePort } from '../testing/sites/reserve-site-port.ts';
import { type RunningSite, startSite } from '../testing/sites/running-site.ts';
import { forgeReport, getAddresses, openAwards } from './forging-visitors.ts';
import { releaseCopy } from './released-copy.ts';

// `npm run test:forged`: a good release of the awards, and 20 networks that say that it fails, on a running site. It has to
// stay, and people have to be asked.
const networks = 20;
const devicesOfEach = 3;
/** However busy the machine is, the gate has opened the pages by then. */
const alarmMs = 10 * 60_000;
/** What is reported goes on after people were asked. */
const afterwardsMs = 60_000;

const buildId = 'forged_at';

const say = (line: string) => console.log(line);
const folder = mkdtempSync(join(tmpdir(), 'summit-forged-'));
const { port: metricsPort } = await reserveSitePort();
let site: RunningSite | undefined;
let isOver = false;
stopWithParent(async () => {
  if (!isOver) await clearAway();
});
try {
  process.exitCode = (await forge()) ? 0 : 1;
} finally {
  await clearAway();
}

async function clearAway(): Promise<void> {
  isOver = true;
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function forge(): Promise<boolean> {
  const hear = (text: string) => process.stdout.write(text);
  site = await startSite({ say: hear, env: { METRICS_PORT: String(metricsPort) } });
  const { origin, dataDir } = site;
  await releaseCopy({ site, buildId, folder, say });
  await comeAndForge(origin, buildId);
  say(`${networks} networks say that awards ${buildId} fails`);
  const alarm = `site_release_alarm{remote="awards",release="${buildId}"} 1`;
  const isRaised = await until(async () => (await getMetrics(metricsPort)).includes(alarm), alarmMs);
  say(isRaised ? 'People were asked' : 'Nobody was asked');
  // The same networks from other devices, and the same tokens again.
  await comeAndForge(origin, buildId);
  await pause(afterwardsMs);
  const { live, history } = await newestRegistry(dataDir);
  const stays = live.awards?.buildId === buildId && history.every(({ action }) => action !== 'rollback');
  say(stays ? `awards ${buildId} stays` : 'The good release was rolled back');
  return isRaised && stays;
}

async function comeAndForge(origin: string, buildId: string): Promise<void> {
  const report = { remote: 'awards', buildId };
  for (let device = 1; device <= devicesOfEach; device += 1) {
    for (const ip of getAddresses(networks, device)) {
      const cookie = await openAwards({ origin, ip });
      await forgeReport({ origin, ip }, cookie, report);
      await forgeReport({ origin, ip }, cookie, report);
      await forgeReport({ origin, ip }, '', report);
    }
  }
}

async function getMetrics(port: number): Promise<string> {
  return (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
}

async function until(isSo: () => Promise<boolean>, mostMs: number): Promise<boolean> {
  const since = performance.now();
  while (performance.now() - since < mostMs) {
    if (await isSo()) return true;
    await pause(2000);
  }
  return false;
}
