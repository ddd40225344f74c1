import {
  type FailurePhase,
  failurePhases,
  mostOfNetwork,
  type ReleaseKey,
  type ReleaseTallies,
  type Tally,
} from '@summit/contract/releases/release-health';

export interface Counts {
  views: number;
  /** Views with a failure. */
  failed: number;
}

/** The counted views of a release: one of each network, and all of the servers' own machine. */
export interface ReleaseHealth extends Counts {
  /** The views of visitors' networks only. */
  visitors: Counts;
  phases: Partial<Record<FailurePhase, number>>;
  /** The ids of the pages that failed, the most frequent first. */
  pages: string[];
}

/**
 * Sums the counts of all shells for a release by network: each network adds a single view, which failed or not,
 * whichever shells it used.
 */
export function addUp(tallies: readonly ReleaseTallies[], release: ReleaseKey): ReleaseHealth {
  const seen = tallies.filter((each) => each.release === release);
  const networks = new Map<string, Tally>();
  const own: Tally = [0, 0, 0, 0];
  const pages = new Map<string, number>();
  for (const one of seen) {
    add(own, one.own);
    for (const [name, tally] of Object.entries(one.networks)) add(getTally(networks, name), tally);
    for (const [page, number] of Object.entries(one.pages)) pages.set(page, (pages.get(page) ?? 0) + number);
  }
  const health = { phases: {}, visitors: { views: 0, failed: 0 } };
  for (const [views, ...failures] of networks.values()) {
    count(health, health.visitors, Math.min(views, mostOfNetwork), failures);
  }
  const sum = { ...health.visitors };
  const [views, ...failures] = own;
  count(health, sum, views, failures);
  return { ...health, ...sum, pages: [...pages].sort((a, b) => b[1] - a[1]).map(([page]) => page) };
}

function getTally(networks: Map<string, Tally>, name: string): Tally {
  const known = networks.get(name) ?? [0, 0, 0, 0];
  networks.set(name, known);
  return known;
}

function add(sum: Tally, more: Tally): void {
  more.forEach((number, place) => (sum[place as 0] += number));
}

/** Adds views and failures, of which there are never more than views. */
function count(
  { phases }: Pick<ReleaseHealth, 'phases'>,
  sum: Counts,
  views: number,
  failures: number[],
): void {
  let whole = views;
  for (const [place, phase] of failurePhases.entries()) {
    const failed = Math.min(failures[place] ?? 0, whole);
    if (failed === 0) continue;
    whole -= failed;
    phases[phase] = (phases[phase] ?? 0) + failed;
  }
  sum.views += views;
  sum.failed += views - whole;
}
