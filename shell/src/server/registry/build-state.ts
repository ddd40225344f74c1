import type { Registry, RegistryAction } from '@summit/contract/releases/registry';

/**
 * Whether visitors, or some of them, have ever received a build. `unreleased`: a candidate, or one that was
 * withdrawn before it went live. A build that was live once stays released, because open tabs load its files.
 */
export type BuildState = 'released' | 'unreleased' | 'unknown';

/** The actions that give a release to visitors. */
const releasing: ReadonlySet<RegistryAction> = new Set(['promote', 'rollback', 'share']);

const known = new WeakMap<Registry, ReadonlyMap<string, BuildState>>();

/** The state of a build in the registry. */
export function stateOfBuild(registry: Registry, remote: string, buildId: string): BuildState {
  const states = known.get(registry) ?? statesIn(registry);
  known.set(registry, states);
  return states.get(nameOf(remote, buildId)) ?? 'unknown';
}

function statesIn({ live, shares = {}, candidates = {}, history }: Registry): Map<string, BuildState> {
  const states = new Map<string, BuildState>();
  for (const { descriptor, buildId } of Object.values(candidates).flat()) {
    states.set(nameOf(descriptor.name, buildId), 'unreleased');
  }
  for (const { remote, buildId } of history) states.set(nameOf(remote, buildId), 'unreleased');
  for (const { remote, buildId, action } of history) {
    if (releasing.has(action)) states.set(nameOf(remote, buildId), 'released');
  }
  for (const { descriptor, buildId } of [...Object.values(live), ...Object.values(shares)]) {
    states.set(nameOf(descriptor.name, buildId), 'released');
  }
  return states;
}

function nameOf(remote: string, buildId: string): string {
  return `${remote}/${buildId}`;
}
