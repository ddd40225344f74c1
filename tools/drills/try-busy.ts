import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { percentile } from '@summit/api/bench/percentile.ts';
import { stopWithParent } from '@summit/releases/process/stop-with-parent';
import { newestRegistry } from '@summit/releases/registry/registry-store';
import { reserveSitePort } from '../testing/sites/reserve-site-port.ts';
import { type RunningSite, startSite } from '../testing/sites/running-site.ts';
import { BusyCores } from './busy-cores.ts';
import { PatientVisitors, type Visit, visit, visitedPages } from './patient-visitors.ts';
import { releaseCopy } from './released-copy.ts';

// `npm run test:busy [-- --seconds 300]` keeps every core busy while visitors request pages. No part of the site may be
// blamed for it, and everything works as before within seconds of its end.
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '300' } } });
const seconds = Number(values.seconds);
/** The time in which every page has to be complete again. */
const recoveryMs = 10_000;
const buildId = 'busy_at';
/** Messages of the site when it takes slow parts for broken ones. */
const blame = [
  /is left to the browser for a while/,
  /rendering process .* was lost/,
  /did not get ready/,
  /is not rendered on the server/,
  /does not load/,
  /Starting it again/,
  /rolled back/,
];

const say = (line: string) => console.log(line);
const folder = mkdtempSync(join(tmpdir(), 'summit-busy-'));
const { port: metricsPort } = await reserveSitePort();
let site: RunningSite | undefined;
let cores: BusyCores | undefined;
let isOver = false;
stopWithParent(async () => {
  if (!isOver) await clearAway();
});
try {
  process.exitCode = (await keepBusy()) ? 0 : 1;
} finally {
  await clearAway();
}

async function clearAway(): Promise<void> {
  isOver = true;
  cores?.stop();
  await site?.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function keepBusy(): Promise<boolean> {
  const lines: string[] = [];
  const hear = (text: string) => {
    lines.push(...text.split('\n').filter(Boolean));
    process.stdout.write(text);
  };
  site = await startSite({ say: hear, env: { METRICS_PORT: String(metricsPort) } });
  const { origin, dataDir } = site;
  await releaseCopy({ site, buildId, folder, say });
  // All pages are rendered once beforehand, so that visitors open no unrendered pages except for the new ones.
  await wholeAgain(origin);
  const before = await metricsNow();
  lines.length = 0;

  cores = new BusyCores();
  say(`${cores.count} processes keep every core busy for ${seconds} s`);
  const visitors = new PatientVisitors(origin);
  await pause(seconds * 1000);
  cores.stop();
  const recoveredMs = await wholeAgain(origin);
  const visits = await visitors.stop();

  const blamed = lines.filter((line) => blame.some((pattern) => pattern.test(line)));
  const after = await metricsNow();
  const { live, history } = await newestRegistry(dataDir);
  const stays = live.awards?.buildId === buildId && history.every(({ action }) => action !== 'rollback');
  for (const line of new Set(blamed)) say(`  ${line}`);
  const isReadable = summary(
    'pages that were there before',
    visits.filter(({ isCached }) => isCached),
  );
  summary(
    'pages that nobody had opened',
    visits.filter(({ isCached }) => !isCached),
  );
  const checks: [what: string, holds: boolean][] = [
    ['pages that were there before all came', isReadable],
    ['nothing was taken for broken', blamed.length === 0],
    [`rendering processes lost: ${after.lost - before.lost}`, after.lost === before.lost],
    ['the site server is the one from before', after.begun === before.begun],
    [`failures that releases are blamed for: ${after.failures}`, after.failures === 0],
    ['nobody was asked about a release', after.alarms === 0],
    ['the new release stays', stays],
    [`every page was whole ${(recoveredMs / 1000).toFixed(1)} s after the end`, recoveredMs <= recoveryMs],
  ];
  for (const [what, holds] of checks) say(`${holds ? '✓' : '✗'} ${what}`);
  return checks.every(([, holds]) => holds);
}

/** Requests every page, and a new one, until it is complete. @returns how long that took, in milliseconds */
async function wholeAgain(origin: string): Promise<number> {
  const since = performance.now();
  const asked = [`/agenda?q=${Date.now()}`, ...visitedPages].map(async (path) => {
    while ((await visit(origin, path, false)).came !== 'whole') await pause(200);
  });
  await Promise.all(asked);
  return performance.now() - since;
}

/** @returns whether all pages were complete */
function summary(what: string, visits: readonly Visit[]): boolean {
  const ms = visits.map((one) => one.ms);
  const others = visits.filter(({ came }) => came !== 'whole');
  const times = [0.5, 0.99].map((share) => `${percentile(ms, share).toFixed(0)} ms`).join(' and ');
  say(`${what}: ${visits.length} opened, ${others.length} not whole, p50 and p99 ${times}`);
  for (const { path, came, ms: took } of others.slice(0, 5)) {
    say(`  ${path}: ${came} after ${took.toFixed(0)} ms`);
  }
  return visits.length > 0 && others.length === 0;
}

async function metricsNow() {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  const getSum = (name: string) =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
      (sum, [, value]) => sum + Number(value),
      0,
    );
  return {
    lost: getSum('site_render_processes_lost_total'),
    begun: getSum('process_start_time_seconds'),
    failures: getSum('site_release_failures_total'),
    alarms: getSum('site_release_alarm'),
  };
}
