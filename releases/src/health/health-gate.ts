import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '@summit/contract/releases/registry';
import { hasLargeShare, lowerShare } from '../promotion/lower-share.ts';
import { ReleaseRefused } from '../promotion/release-refused.ts';
import { ReplacedMeanwhile, rollback } from '../promotion/rollback.ts';
import { newestRegistry } from '../registry/registry-store.ts';
import { addUp, type ReleaseHealth } from './add-up.ts';
import { Alarms } from './alarms.ts';
import { Shells, type ShellsOptions } from './ask-shells.ts';
import type { Inspect, Inspection } from './inspect-release.ts';
import { Inspections } from './inspections.ts';
import { isConfirmed, judge } from './judge.ts';
import { getKey, type Pair, watchedPairs } from './watched-pairs.ts';

export interface HealthGate extends ShellsOptions {
  dataDir: string;
  /** The origin that serves a remote's releases. */
  getOrigin: (remote: string) => string;
  /** Opens the pages of a suspect release. */
  inspect: Inspect;
  /** Called after each check, whatever its result. */
  onChecked?: () => void;
}

const askEveryMs = 2000;
/** The interval of polling the shells while no release is watched, so that connection problems are noticed. */
const idleMs = 60_000;
const responseMs = 2000;

/** The state of a gate between two checks. */
export class GateMemory {
  readonly shells: Shells;
  readonly inspections: Inspections;
  readonly alarms: Alarms;
  /** The builds whose rollback was refused. */
  readonly refused = new Set<string>();
  askedAt = -Infinity;

  constructor(gate: HealthGate) {
    const now = gate.now ?? Date.now;
    this.shells = new Shells(gate);
    this.inspections = new Inspections(gate.inspect, now);
    this.alarms = new Alarms(gate.report, now);
  }
}

/** Rolls back releases that fail more often than their predecessors, until `signal` is aborted. */
export async function watchHealth(gate: HealthGate, signal: AbortSignal): Promise<void> {
  const memory = new GateMemory(gate);
  while (!signal.aborted) {
    await checkHealth(gate, memory).catch((error: unknown) => gate.report(String(error)));
    gate.onChecked?.();
    await pause(askEveryMs, undefined, { signal }).catch(() => undefined);
  }
}

/** Makes one check. */
export async function checkHealth(gate: HealthGate, memory: GateMemory): Promise<void> {
  const { shells, alarms, refused } = memory;
  const now = (gate.now ?? Date.now)();
  const registry = await newestRegistry(gate.dataDir);
  const pairs = watchedPairs(registry, now);
  alarms.keepOnly(pairs.map((pair) => getKey(pair)));
  // A release that is promoted again has another one before it, and its rollback may be possible.
  for (const buildId of refused) {
    if (!pairs.some(({ release }) => release.buildId === buildId)) refused.delete(buildId);
  }
  const open = pairs.filter(({ release }) => !refused.has(release.buildId));
  if (open.length > 0 || now - memory.askedAt >= idleMs) {
    memory.askedAt = now;
    const keys = open.flatMap((pair) => [getKey(pair), getKey(pair, pair.before)]);
    const seen = await shells.tallies(keys, registry.revision);
    for (const pair of open) {
      const release = addUp(seen, getKey(pair));
      const before = addUp(seen, getKey(pair, pair.before));
      await decide({ gate, memory, registry, pair, release, before });
    }
  }
  const { news } = alarms;
  if (news) await shells.raise(news);
}

interface DecisionContext {
  gate: HealthGate;
  memory: GateMemory;
  registry: Registry;
  pair: Pair;
  release: ReleaseHealth;
  before: ReleaseHealth;
}

async function decide(context: DecisionContext): Promise<void> {
  const { memory, registry, pair, release, before } = context;
  const verdict = judge(release, before);
  if (verdict === 'sound') return memory.alarms.clear(getKey(pair));
  if (await isAway(pair, release)) return;
  const numbers = `${inWords(release)}; of ${pair.before} ${before.failed} of ${before.views}`;
  if (verdict === 'failing') return takeBack(context, numbers);
  const { pages, phases } = release;
  const inspection = memory.inspections.of(getKey(pair), { ...pair, registry, pages, phases });
  if (inspection && isConfirmed(inspection, release, before)) {
    return takeBack(context, inspection.kind === 'fails' ? `${numbers}; ${inspection.problem}` : numbers);
  }
  if (inspection) await leaveToPeople(context, numbers, inspection);
}

async function takeBack({ gate, memory, pair }: DecisionContext, why: string): Promise<void> {
  const { remote, release } = pair;
  const { buildId } = release;
  try {
    await rollback(gate.dataDir, remote, gate.getOrigin(remote), { by: 'health gate', why }, buildId);
    gate.report(`${remote} ${buildId} was rolled back: ${why}.`);
    memory.inspections.forget(getKey(pair));
  } catch (error) {
    if (error instanceof ReplacedMeanwhile) return;
    // A full disk or a database that does not respond may work again with the next check; a refusal stays.
    if (error instanceof ReleaseRefused) memory.refused.add(buildId);
    const reason = error instanceof Error ? error.message : String(error);
    const line = `${remote} ${buildId} fails and cannot be rolled back: ${why}. ${reason}`;
    memory.alarms.raise(getKey(pair), line);
  }
}

/** Raises an alarm, and reduces a rollout to the fewest devices until people have decided. */
async function leaveToPeople(
  { gate, memory, registry, pair }: DecisionContext,
  numbers: string,
  inspection: Inspection,
): Promise<void> {
  const { remote, release } = pair;
  const { buildId } = release;
  const seen =
    inspection.kind === 'blind'
      ? `Nothing could be opened here (${inspection.why})`
      : 'Opened here, it works';
  const why = `${seen}, and so few networks can make it up`;
  memory.alarms.raise(
    getKey(pair),
    `${remote} ${buildId} may be failing: ${numbers}. ${why}: people decide. \`npm run rollback -- ${remote}\` takes it back.`,
  );
  if (!hasLargeShare(registry, remote, buildId)) return;
  await lowerShare(gate.dataDir, remote, buildId, { by: 'health gate', why: `${numbers}. ${why}` });
  gate.report(`${remote} ${buildId} has the smallest share of the devices until people decide.`);
}

/** Whether the release fails only because its file server is down, which the previous release would do, too. */
async function isAway({ release }: Pair, { failed, phases }: ReleaseHealth): Promise<boolean> {
  if ((phases.load ?? 0) * 2 < failed) return false;
  return fetch(release.baseUrl, { signal: AbortSignal.timeout(responseMs) }).then(
    () => false,
    () => true,
  );
}

function inWords({ views, failed, phases }: ReleaseHealth): string {
  const where = Object.entries(phases).map(([phase, number]) => `${phase} ${number}`);
  return `${failed} of ${views} views failed (${where.join(', ')})`;
}
