import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '@summit/contract/registry';
import { type ReleaseHealth, releaseHealthPath } from '@summit/contract/release-health';
import { signed } from '@summit/shell/editions/signed-text';
import { rollback } from '../promotion/rollback.ts';
import { readRegistry } from '../registry/registry-store.ts';
import { isWorse } from './is-worse.ts';

export interface HealthGate {
  dataDir: string;
  /** Every running shell, as this program reaches it. */
  shells: readonly string[];
  secret: string;
  /** The origin that serves a remote's releases. */
  originOf: (remote: string) => string;
  report: (line: string) => void;
  now?: () => number;
}

const askEveryMs = 2000;
const responseMs = 2000;
/** After a day a release is what the site is; what fails then has another cause. */
const watchedMs = 24 * 3600_000;

/** Two releases of a remote: the newer one is being watched. */
interface Pair {
  remote: string;
  buildId: string;
  before: string;
}

/** Rolls back what fails more often than the release before, until `signal` says stop. */
export async function watchHealth(gate: HealthGate, signal: AbortSignal): Promise<void> {
  const refused = new Set<string>();
  while (!signal.aborted) {
    await checkHealth(gate, refused).catch((error: unknown) => gate.report(String(error)));
    await pause(askEveryMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Looks once. `refused`: the builds that could not be rolled back, which is said once. */
export async function checkHealth(gate: HealthGate, refused = new Set<string>()): Promise<void> {
  const pairs = watchedPairs(readRegistry(gate.dataDir), (gate.now ?? Date.now)());
  const open = pairs.filter(({ buildId }) => !refused.has(buildId));
  if (open.length === 0) return;
  const counts = (await Promise.all(gate.shells.map((shell) => countsOf(shell, gate.secret)))).flat();
  for (const pair of open) {
    const release = sumOf(counts, pair.remote, pair.buildId);
    const before = sumOf(counts, pair.remote, pair.before);
    if (!isWorse(release, before) || (await isAway(gate.dataDir, release))) continue;
    const why = `${inWords(release)}; of ${pair.before} ${before.failed} of ${before.views}`;
    try {
      await rollback(gate.dataDir, pair.remote, gate.originOf(pair.remote), { by: 'health gate', why });
      gate.report(`${pair.remote} ${pair.buildId} was rolled back: ${why}.`);
    } catch (error) {
      refused.add(pair.buildId);
      const reason = error instanceof Error ? error.message : String(error);
      gate.report(`${pair.remote} ${pair.buildId} fails and cannot be rolled back: ${why}. ${reason}`);
    }
  }
}

/** What is new and has something before it: a release with a share, else a live one that is younger than a day. */
function watchedPairs({ live, shares = {}, history }: Registry, now: number): Pair[] {
  return Object.entries(live).flatMap(([remote, { buildId, promotedAt }]) => {
    const shared = shares[remote];
    if (shared) return [{ remote, buildId: shared.buildId, before: buildId }];
    const own = history.filter((entry) => entry.remote === remote);
    // What a rollback has brought back stays.
    const isNew =
      own.findLast(({ action }) => action !== 'candidate' && action !== 'withdraw')?.action === 'promote';
    const before = own.findLast(
      ({ action, buildId: other }) => other !== buildId && (action === 'promote' || action === 'rollback'),
    );
    const isYoung = now - Date.parse(promotedAt) < watchedMs;
    return isNew && isYoung && before ? [{ remote, buildId, before: before.buildId }] : [];
  });
}

/** Its files do not load because nothing serves them: those of the release before would not load either. */
async function isAway(dataDir: string, { remote, failed, phases }: ReleaseHealth): Promise<boolean> {
  const { live } = readRegistry(dataDir);
  if ((phases.load ?? 0) * 2 < failed || !live[remote]) return false;
  return fetch(live[remote].baseUrl, { signal: AbortSignal.timeout(responseMs) }).then(
    () => false,
    () => true,
  );
}

async function countsOf(shell: string, secret: string): Promise<ReleaseHealth[]> {
  try {
    const authorization = `Bearer ${signed(secret, 'health', String(Date.now()))}`;
    const response = await fetch(shell + releaseHealthPath, {
      headers: { authorization },
      signal: AbortSignal.timeout(responseMs),
    });
    return response.ok ? ((await response.json()) as ReleaseHealth[]) : [];
  } catch {
    // It stops or starts just now.
    return [];
  }
}

function sumOf(counts: ReleaseHealth[], remote: string, buildId: string): ReleaseHealth {
  const sum: ReleaseHealth = { remote, buildId, views: 0, failed: 0, failedNetworks: 0, phases: {} };
  for (const one of counts.filter((each) => each.remote === remote && each.buildId === buildId)) {
    sum.views += one.views;
    sum.failed += one.failed;
    // A network may have come to several shells.
    sum.failedNetworks = Math.max(sum.failedNetworks, one.failedNetworks);
    for (const [phase, number] of Object.entries(one.phases)) {
      const name = phase as keyof typeof one.phases;
      sum.phases[name] = (sum.phases[name] ?? 0) + number;
    }
  }
  return sum;
}

function inWords({ views, failed, phases }: ReleaseHealth): string {
  const where = Object.entries(phases).map(([phase, number]) => `${phase} ${number}`);
  return `${failed} of ${views} views failed (${where.join(', ')})`;
}
