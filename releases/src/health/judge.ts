import type { ReleaseHealth } from './add-up.ts';
import { isSuspect, isWorse, isWorseBeyondForgery } from './is-worse.ts';
import type { Sight } from './look.ts';

/** `failing`: it goes. `suspect`: it goes when the gate sees it fail itself; else people decide. */
export type Verdict = 'sound' | 'suspect' | 'failing';

/** What follows from the counts alone. */
export function judge(release: ReleaseHealth, before: ReleaseHealth): Verdict {
  if (isWorseBeyondForgery(release.visitors, before.visitors)) return 'failing';
  return isSuspect(release, before) ? 'suspect' : 'sound';
}

/**
 * Whether a suspect release does fail: its pages fail when the gate opens them, or, where it cannot open any, the servers
 * themselves have seen them fail: nobody can make that up.
 */
export function isConfirmed(sight: Sight, release: ReleaseHealth, before: ReleaseHealth): boolean {
  if (sight.kind !== 'blind') return sight.kind === 'fails';
  return isWorse(onServers(release), onServers(before));
}

function onServers({ views, phases }: ReleaseHealth) {
  return { views, failed: phases.server ?? 0 };
}
