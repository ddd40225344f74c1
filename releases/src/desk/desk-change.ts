import type { changeRelease } from '@summit/contract/calls/organise-releases';
import type { LiveRelease, Registry } from '@summit/contract/releases/registry';
import type { ResponseOf } from '@summit/contract/requests/call';
import { type DeskOrder, releaseDesk } from '@summit/contract/shapes/organise/release-desk';
import { sharedVersions } from '@summit/rendering/shared-versions';
import { getCandidates } from '../promotion/live-changes.ts';
import { candidatePromotion, withdrawal } from '../promotion/promote-candidate.ts';
import { ReleaseRefused } from '../promotion/release-refused.ts';
import { ReplacedMeanwhile, rollbackChange } from '../promotion/rollback.ts';
import { changeRegistry, newestRegistry, type PlannedChange } from '../registry/registry-store.ts';
import { anyShellState } from '../running-shell.ts';
import { remoteOrigin, shellOrigins, type SiteSettings } from '../settings/site-settings.ts';

type Outcome = ResponseOf<typeof changeRelease>;

/** The registry has changed since it was read, or the timeout has passed: nothing was changed. */
export class NotAsRead extends Error {
  override readonly name = 'NotAsRead';
}

/**
 * Makes an organiser's change, or, in a dry run, returns what it would change. A refused change has no effect, and
 * the outcome lists all reasons.
 * @throws NotAsRead
 */
export async function changeAtDesk(
  settings: SiteSettings,
  order: DeskOrder,
  now = Date.now,
): Promise<Outcome> {
  const { remote, revision, isDryRun } = order;
  const until = now() + releaseDesk.changeWithinMs;
  const change = await planFor(settings, order);
  let before: Registry | undefined;
  const checked: PlannedChange = (registry) => {
    before = registry;
    if (registry.revision !== revision || now() > until) throw new NotAsRead('The registry has changed.');
    return change(registry);
  };
  try {
    const after = isDryRun
      ? tryChange(await newestRegistry(settings.dataDir), checked)
      : await changeRegistry(settings.dataDir, checked);
    return getOutcome(before ?? after, after, remote);
  } catch (error) {
    if (error instanceof ReplacedMeanwhile) throw new NotAsRead(error.message);
    if (error instanceof ReleaseRefused && before) {
      return { ...getOutcome(before, before, remote), problems: error.reasons };
    }
    throw error;
  }
}

function tryChange(registry: Registry, change: PlannedChange): Registry {
  return { ...registry, ...change(registry) };
}

async function planFor(settings: SiteSettings, order: DeskOrder): Promise<PlannedChange> {
  const { dataDir } = settings;
  const { action, remote, buildId, percent, mayDropPages, by, why } = order;
  const reason = { by, ...(why && { why }) };
  if (action === 'withdraw') return withdrawal(remote, buildId, reason);
  if (action === 'rollback') {
    return rollbackChange(dataDir, remote, remoteOrigin(settings, remote), reason, buildId);
  }
  const versions = (await anyShellState(shellOrigins(settings)))?.shared ?? sharedVersions();
  const drops = mayDropPages ? 'any' : [];
  return candidatePromotion({ dataDir, remote, buildId, percent, drops, versions, ...reason });
}

function getOutcome(before: Registry, after: Registry, remote: string): Outcome {
  const [old, next] = [getPages(before, remote), getPages(after, remote)];
  return {
    before: getPlaces(before, remote),
    after: getPlaces(after, remote),
    newPages: next.filter((path) => !old.includes(path)),
    droppedPages: old.filter((path) => !next.includes(path)),
    problems: [],
  };
}

/** The releases of a remote in the format of the record: `a2 (1.1.0)`. */
function getPlaces({ live, shares = {}, ...registry }: Registry, remote: string): Outcome['before'] {
  const share = shares[remote];
  const candidates = getCandidates({ live, ...registry }, remote);
  return {
    live: live[remote] ? getName(live[remote]) : null,
    share: share ? `${getName(share)}, ${share.percent}%` : null,
    candidates: candidates.length > 0 ? candidates.map(getName).join('; ') : null,
  };
}

function getName({ buildId, descriptor }: LiveRelease): string {
  return `${buildId} (${descriptor.version})`;
}

/** The pages of a remote, with those of a release in a rollout, which some visitors see already. */
function getPages({ live, shares = {} }: Registry, remote: string): string[] {
  const seen = shares[remote] ?? live[remote];
  return (seen?.descriptor.pages ?? []).map(({ path }) => path);
}
