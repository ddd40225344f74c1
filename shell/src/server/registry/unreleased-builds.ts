import type { Registry, RegistryAction } from '@summit/contract/releases/registry';

/** What gives a release to visitors, be it some of them. */
const releasing: ReadonlySet<RegistryAction> = new Set(['promote', 'rollback', 'share']);

const unreleased = new WeakMap<Registry, ReadonlySet<string>>();

/**
 * Whether a build was handed over and no visitor has ever got it: a candidate, or one that was withdrawn before it went live.
 * What was live once stays public, because open tabs load its files.
 */
export function isUnreleased(registry: Registry, remote: string, buildId: string): boolean {
  const known = unreleased.get(registry) ?? unreleasedIn(registry);
  unreleased.set(registry, known);
  return known.has(nameOf(remote, buildId));
}

function unreleasedIn({ live, shares = {}, candidates = {}, history }: Registry): Set<string> {
  const waiting = Object.values(candidates).flat();
  const handedOver = [
    ...waiting.map(({ descriptor, buildId }) => nameOf(descriptor.name, buildId)),
    ...history.map(({ remote, buildId }) => nameOf(remote, buildId)),
  ];
  const released = new Set([
    ...[...Object.values(live), ...Object.values(shares)].map(({ descriptor, buildId }) =>
      nameOf(descriptor.name, buildId),
    ),
    ...history
      .filter(({ action }) => releasing.has(action))
      .map(({ remote, buildId }) => nameOf(remote, buildId)),
  ]);
  return new Set(handedOver.filter((name) => !released.has(name)));
}

function nameOf(remote: string, buildId: string): string {
  return `${remote}/${buildId}`;
}
