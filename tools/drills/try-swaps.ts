import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { percentile } from '@summit/api/bench/percentile.ts';
import { makeScratchDatabase } from '@summit/api/src/testing/scale-out/scratch-database.ts';
import { stopWithParent } from '@summit/releases/process/stop-with-parent';
import { promote } from '@summit/releases/promotion/promote';
import { rollback } from '@summit/releases/promotion/rollback';
import { shellRendering } from '@summit/releases/running-shell';
import { remoteOrigin, siteSettings } from '@summit/releases/settings/site-settings';
import { type BenchSite, startBenchSite } from '../bench/cluster/bench-site.ts';
import { getSlope } from '../bench/numbers.ts';
import { buildChanged } from '../start/build-changed.ts';
import { renamedBuild } from '../testing/sites/renamed-build.ts';
import { reserveSitePort } from '../testing/sites/reserve-site-port.ts';
import { SwapVisitors } from './swap-visitors.ts';
import { type Held, heldKinds, heldNow, leastHeld, RendererWatch } from './watched-site.ts';

// `npm run test:swaps`: two builds of the awards take turns, by promotions and rollbacks, while visitors request pages.
const { values } = parseArgs({ options: { swaps: { type: 'string', default: '200' } } });
const swaps = Number(values.swaps);
const adminUrl = process.env.SCALE_OUT_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const say = (line: string) => console.log(line);

/** A text of the welcome page that differs between the two builds. */
const label = 'awards for companies';
const getMarker = (buildId: string) => `${label} ${buildId}`;
const builds = ['swap-a', 'swap-b'] as const;
/** One for each of three remotes and the frame, one that warms up, one that finishes, and one while pages wait. */
const maxRenderers = 7;
const holdMs = 300;
const progressEvery = 20;
const pagesASecond = 100;
const goalMs = 100;
/** Accepted growth, for memory that grows once and stays. */
const slack: Held = { heapMb: 25, rssMb: 150, descriptors: 20 };
/** The owner of the swapped processes; all others have to stay. */
const swapped = 'remote=awards';

const folder = mkdtempSync(join(tmpdir(), 'summit-swaps-'));
const dataDir = join(folder, 'data');
const database = await makeScratchDatabase(adminUrl);
const { port } = await reserveSitePort();
let site: BenchSite | undefined;
let isOver = false;
stopWithParent(async () => {
  if (!isOver) await clearAway();
});
try {
  process.exitCode = (await swapUnderLoad()) ? 0 : 1;
} finally {
  await clearAway();
}

async function clearAway(): Promise<void> {
  isOver = true;
  await site?.stop();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
}

async function swapUnderLoad(): Promise<boolean> {
  const built = await buildChanged(say);
  site = await startBenchSite({ databaseUrl: database.url, dataDir, port, processes: 1, builds: built });
  const [origin = ''] = site.sites;
  const [metrics = ''] = site.metrics;
  const settings = siteSettings();
  const awards = remoteOrigin(settings, 'awards');
  const folders = builds.map((id) =>
    renamedBuild(built.awards?.folder ?? '', folder, id, (text) => text.replaceAll(label, getMarker(id))),
  );
  // This drill does not test the release checks: a build that passes them once passes them each time.
  const goLive = (build: string) =>
    promote(
      {
        ...{ dataDir, build, remote: 'awards', origin: awards, drops: 'any' },
        shellBuild: built.shell?.folder ?? '',
        apiUpstream: settings.apiUpstream,
      },
      async () => [],
    );
  for (const build of folders) await shellRendering(origin, (await goLive(build)).revision);
  await pause(2000);

  const first = await leastHeld(metrics);
  const renderers = new RendererWatch(site.sitePids[0] ?? 0);
  const visitors = new SwapVisitors({
    ...{ origin, builds, aSecond: pagesASecond },
    markers: Object.fromEntries(builds.map((id) => [id, getMarker(id)])),
  });
  const held: Held[] = [];
  for (let swap = 0; swap < swaps; swap += 1) {
    const { revision } =
      swap % 2 === 0 ? await rollback(dataDir, 'awards', awards) : await goLive(folders[1] ?? '');
    await shellRendering(origin, revision);
    await pause(holdMs);
    held.push(await heldNow(metrics));
    if ((swap + 1) % progressEvery === 0) say(`${swap + 1} of ${swaps} swaps`);
  }
  const { ms, failures, mixed } = await visitors.stop();
  renderers.stop();
  const last = await leastHeld(metrics);
  const restarted = renderers.gone.filter((owner) => owner !== swapped);

  say(
    `${swaps} swaps: ${ms.length} pages, ${pagesASecond} a second, ${failures.length} failed, ${mixed.length} mixed`,
  );
  for (const problem of [...failures, ...mixed].slice(0, 5)) say(`  ${problem}`);
  say(
    `p50 ${percentile(ms, 0.5).toFixed(0)} ms, p99 ${percentile(ms, 0.99).toFixed(0)} ms (goal ${goalMs} ms)`,
  );
  for (const kind of heldKinds) say(growth(kind, first, last, held));
  const processes = Object.entries(renderers.met).map(([owner, count]) => `${owner} ${count}`);
  say(`rendering processes: ${renderers.most} at most (${maxRenderers} allowed); ${processes.join(', ')}`);
  say(`restarted, other than ${swapped}: ${restarted.join(', ') || 'none'}`);
  return (
    failures.length + mixed.length === 0 &&
    ms.length > swaps &&
    heldKinds.every((kind) => last[kind] <= first[kind] + slack[kind]) &&
    renderers.most <= maxRenderers &&
    restarted.length === 0 &&
    percentile(ms, 0.99) <= goalMs
  );
}

/** The lowest values before and after, and the growth per hundred swaps by linear regression. */
function growth(kind: keyof Held, first: Held, last: Held, held: readonly Held[]): string {
  const slope = 100 * getSlope(held.map((one) => one[kind]));
  const [from, to] = [first[kind].toFixed(0), last[kind].toFixed(0)];
  const more = `${from} first, ${to} last (${slack[kind]} more allowed), slope ${slope.toFixed(1)} per 100 swaps`;
  return `${kind}: ${more}`;
}
