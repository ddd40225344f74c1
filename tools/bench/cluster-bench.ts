import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inLanes, timed } from '@summit/api/bench/lanes.ts';
import { makeScratchDatabase } from '@summit/api/src/testing/scale-out/scratch-database.ts';
import * as speakerCalls from '@summit/contract/calls/speakers';
import { href } from '@summit/contract/site/href';
import * as pages from '@summit/contract/site/site-map';
import { stopWithParent } from '@summit/releases/process/stop-with-parent';
import { buildChanged, type Builds } from '../start/build-changed.ts';
import { reserveSitePort } from '../testing/sites/reserve-site-port.ts';
import { type BenchSite, startBenchSite } from './cluster/bench-site.ts';
import { getBallots, getRegistrations, type Visit } from './cluster/visitors.ts';
import { table } from './numbers.ts';
import { measureThroughput } from './throughput.ts';

// `npm run bench:cluster` measures one and two processes of each server. docs/bench.md explains the measurements.
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    votes: { type: 'string', default: '2000' },
    registrations: { type: 'string', default: '500' },
  },
});
const adminUrl = process.env.SCALE_OUT_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const concurrency = 16;
const say = (text: string) => process.stderr.write(`${text}\n`);

interface Measured {
  name: string;
  aSecond: number;
  cpuMs: number;
}

const running: { clearAway: () => Promise<void> } = { clearAway: async () => undefined };
stopWithParent(() => running.clearAway());
const builds = await buildChanged(say);
const counts = [1, 2];
const results: Measured[][] = [];
for (const processes of counts) results.push(await measure(processes, builds));

console.log(
  `\nNode ${process.versions.node}, ${cpus().length} cores, which visitors and PostgreSQL use, too\n`,
);
const heads = counts.flatMap((count) => [`${count}: a second`, `CPU ms each`]);
const rows = (results[0] ?? []).map(({ name }, at) => [
  name,
  ...results.flatMap((measured) => {
    const { aSecond = Number.NaN, cpuMs = Number.NaN } = measured[at] ?? {};
    return [aSecond.toFixed(0), cpuMs.toFixed(2)];
  }),
]);
console.log(table([['processes of each server', ...heads], ...rows]));

/** Measures on a separate database, so that each number of processes begins in the same state. */
async function measure(processes: number, withBuilds: Builds): Promise<Measured[]> {
  say(`Starting ${processes} of each …`);
  const dataDir = mkdtempSync(join(tmpdir(), 'summit-bench-cluster-'));
  const database = await makeScratchDatabase(adminUrl);
  const { port, release } = await reserveSitePort();
  let site: BenchSite | undefined;
  running.clearAway = async () => {
    running.clearAway = async () => undefined;
    await site?.stop();
    await database.drop();
    release();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    site = await startBenchSite({ databaseUrl: database.url, dataDir, port, processes, builds: withBuilds });
    const ballots = await getBallots(database.url, site.apiSecret, Number(values.votes));
    return [
      await measureReads(site, 'cached HTML', href(pages.home)),
      await measureReads(site, 'reads', `/api${speakerCalls.speakers.path}`),
      await measureWrites(site, 'votes', ballots),
      await measureWrites(site, 'registrations', getRegistrations(Number(values.registrations))),
    ];
  } finally {
    await running.clearAway();
  }
}

async function measureReads({ sites, cpuMs }: BenchSite, name: string, path: string): Promise<Measured> {
  say(`${name} …`);
  const seconds = Number(values.seconds);
  // These requests cache the page on every server.
  for (const site of sites) await fetch(site + path).then((response) => response.arrayBuffer());
  const before = await cpuMs();
  const rates = await Promise.all(
    sites.map((site) => measureThroughput([{ name, url: site + path }], 1, seconds)),
  );
  const aSecond = rates.flat().reduce((sum, rate) => sum + rate, 0);
  return { name, aSecond, cpuMs: ((await cpuMs()) - before) / (aSecond * seconds) };
}

async function measureWrites({ sites, cpuMs }: BenchSite, name: string, visits: Visit[]): Promise<Measured> {
  say(`${name} …`);
  const before = await cpuMs();
  const turns = visits.map((visit, at) => ({ visit, site: sites[at % sites.length] ?? '' }));
  const took = await timed(() => inLanes(turns, concurrency, ({ visit, site }) => send(site, visit)));
  const used = (await cpuMs()) - before;
  return { name, aSecond: (visits.length / took) * 1000, cpuMs: used / visits.length };
}

/** @throws Error when it is refused: a refusal is fast, and would count as speed */
async function send(site: string, { method, path, body, headers }: Visit): Promise<void> {
  const response = await fetch(site + path, { method, body, headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
}
