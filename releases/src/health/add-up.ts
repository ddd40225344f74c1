import {
  type FailurePhase,
  failurePhases,
  mostOfNetwork,
  type ReleaseKey,
  type ReleaseTallies,
  type Tally,
} from '@summit/contract/release-health';

/** What is known of a release's views. */
export interface ReleaseHealth {
  views: number;
  /** Views with a failure. */
  failed: number;
  /** Networks that a failure came from. */
  failedNetworks: number;
  phases: Partial<Record<FailurePhase, number>>;
}

/**
 * Adds up what all shells have seen of a release, network by network: one network adds at most three views in all, and no
 * more failures than views, whichever shells it came to.
 */
export function addUp(tallies: readonly ReleaseTallies[], release: ReleaseKey): ReleaseHealth {
  const health: ReleaseHealth = { views: 0, failed: 0, failedNetworks: 0, phases: {} };
  const own: Tally = [0, 0, 0, 0];
  const networks = new Map<string, Tally>();
  for (const one of tallies.filter((each) => each.release === release)) {
    add(own, one.own);
    for (const [name, tally] of Object.entries(one.networks)) {
      const sum = networks.get(name) ?? [0, 0, 0, 0];
      networks.set(name, sum);
      add(sum, tally);
    }
  }
  for (const [views, ...failures] of networks.values()) {
    if (count(health, Math.min(views, mostOfNetwork), failures) > 0) health.failedNetworks += 1;
  }
  const [views, ...failures] = own;
  health.failedNetworks += count(health, views, failures);
  return health;
}

function add(sum: Tally, more: Tally): void {
  more.forEach((number, place) => (sum[place as 0] += number));
}

/** Returns how many of the views failed. */
function count(health: ReleaseHealth, views: number, failures: number[]): number {
  let whole = views;
  for (const [place, phase] of failurePhases.entries()) {
    const failed = Math.min(failures[place] ?? 0, whole);
    if (failed === 0) continue;
    whole -= failed;
    health.phases[phase] = (health.phases[phase] ?? 0) + failed;
  }
  health.views += views;
  health.failed += views - whole;
  return views - whole;
}
