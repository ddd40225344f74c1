import type { ReleaseHealth } from './add-up.ts';
import { isSuspect, isWorse, isWorseBeyondForgery } from './is-worse.ts';
import type { Sight } from './look.ts';

/** `failing`: it is rolled back. `suspect`: only if the gate sees it fail itself; otherwise people decide. */
export type Verdict = 'sound' | 'suspect' | 'failing';

/** The verdict by the counts alone. */
export function judge(release: ReleaseHealth, before: ReleaseHealth): Verdict {
  if (isWorseBeyondForgery(release.visitors, before.visitors)) return 'failing';
  return isSuspect(release, before) ? 'suspect' : 'sound';
}

/**
 * Whether the failure of a suspect release is confirmed: its pages fail when the gate opens them, or, where it
 * cannot open any, they failed on the servers themselves, which cannot be forged.
 */
export function isConfirmed(sight: Sight, release: ReleaseHealth, before: ReleaseHealth): boolean {
  if (sight.kind !== 'blind') return sight.kind === 'fails';
  return isWorse(onServers(release), onServers(before));
}

function onServers({ views, phases }: ReleaseHealth) {
  return { views, failed: phases.server ?? 0 };
}
