import type { ReleaseHealth } from './add-up.ts';
import type { Inspection } from './inspect-release.ts';
import { isSuspect, isWorse, isWorseBeyondForgery } from './is-worse.ts';

/** `failing`: it is rolled back. `suspect`: it is rolled back only if the gate sees it fail itself; otherwise people decide. */
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
export function isConfirmed(inspection: Inspection, release: ReleaseHealth, before: ReleaseHealth): boolean {
  if (inspection.kind !== 'blind') return inspection.kind === 'fails';
  return isWorse(onServers(release), onServers(before));
}

function onServers({ views, phases }: ReleaseHealth) {
  return { views, failed: phases.server ?? 0 };
}
