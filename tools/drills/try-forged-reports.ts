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

// `npm run test:forged` releases working awards on a running site while 20 networks report that they fail. The release has to
// stay, and the gate has to ask people.
const networks = 20;
const devicesOfEach = 3;
/** The gate has opened the pages by then, however busy the machine is. */
const alarmMs = 10 * 60_000;
/** How long reports continue after people were asked. */
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
  // The same networks report again, from other devices, and with the same tokens.
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
