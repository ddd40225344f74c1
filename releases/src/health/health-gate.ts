import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '@summit/contract/registry';
import {
  releaseHealthPath,
  type ReleaseKey,
  releaseKey,
  type ReleaseTallies,
} from '@summit/contract/release-health';
import { signed } from '@summit/shell/editions/signed-text';
import { ReplacedMeanwhile, rollback } from '../promotion/rollback.ts';
import { newestRegistry } from '../registry/registry-store.ts';
import { addUp, type ReleaseHealth } from './add-up.ts';
import { isWorse } from './is-worse.ts';

export interface HealthGate {
  dataDir: string;
  /** Every running shell, as this program reaches it. */
  shells: readonly string[];
  secret: string;
  /** The origin that serves a remote's releases. */
  originOf: (remote: string) => string;
  report: (line: string) => void;
  /** Called each time after it has looked, whatever came of it. */
  onLooked?: () => void;
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
    gate.onLooked?.();
    await pause(askEveryMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Looks once. `refused`: the builds that could not be rolled back, which is said once. */
export async function checkHealth(gate: HealthGate, refused = new Set<string>()): Promise<void> {
  const registry = await newestRegistry(gate.dataDir);
  const pairs = watchedPairs(registry, (gate.now ?? Date.now)());
  const open = pairs.filter(({ buildId }) => !refused.has(buildId));
  if (open.length === 0) return;
  const releases = open.flatMap((pair) => [keyOf(pair), keyOf(pair, pair.before)]);
  const seen = await Promise.all(gate.shells.map((shell) => talliesOf(shell, gate.secret, releases)));
  for (const pair of open) {
    const release = addUp(seen.flat(), keyOf(pair));
    const before = addUp(seen.flat(), keyOf(pair, pair.before));
    if (!isWorse(release, before) || (await isAway(registry, pair, release))) continue;
    const why = `${inWords(release)}; of ${pair.before} ${before.failed} of ${before.views}`;
    const origin = gate.originOf(pair.remote);
    try {
      await rollback(gate.dataDir, pair.remote, origin, { by: 'health gate', why }, pair.buildId);
      gate.report(`${pair.remote} ${pair.buildId} was rolled back: ${why}.`);
    } catch (error) {
      if (error instanceof ReplacedMeanwhile) continue;
      refused.add(pair.buildId);
      const reason = error instanceof Error ? error.message : String(error);
      gate.report(`${pair.remote} ${pair.buildId} fails and cannot be rolled back: ${why}. ${reason}`);
    }
  }
}

function keyOf({ remote, buildId }: Pair, build = buildId): ReleaseKey {
  return releaseKey({ remote, buildId: build });
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
async function isAway(
  { live }: Registry,
  { remote }: Pair,
  { failed, phases }: ReleaseHealth,
): Promise<boolean> {
  if ((phases.load ?? 0) * 2 < failed || !live[remote]) return false;
  return fetch(live[remote].baseUrl, { signal: AbortSignal.timeout(responseMs) }).then(
    () => false,
    () => true,
  );
}

async function talliesOf(
  shell: string,
  secret: string,
  releases: readonly ReleaseKey[],
): Promise<ReleaseTallies[]> {
  const query = new URLSearchParams(releases.map((release) => ['release', release]));
  try {
    const authorization = `Bearer ${signed(secret, 'health', String(Date.now()))}`;
    const response = await fetch(`${shell}${releaseHealthPath}?${query}`, {
      headers: { authorization },
      signal: AbortSignal.timeout(responseMs),
    });
    return response.ok ? ((await response.json()) as ReleaseTallies[]) : [];
  } catch {
    // It stops or starts just now.
    return [];
  }
}

function inWords({ views, failed, phases }: ReleaseHealth): string {
  const where = Object.entries(phases).map(([phase, number]) => `${phase} ${number}`);
  return `${failed} of ${views} views failed (${where.join(', ')})`;
}
