import type { Registry, RegistryAction } from '@summit/contract/registry';
import type { RemoteDescriptor } from '@summit/contract/remote-descriptor';

/** Who changes what is live, and why, for the history. */
export interface Reason {
  by?: string;
  why?: string;
}

type Change = Pick<Registry, 'live' | 'history'>;

/** The registry with this release in place. */
export function makeLive(
  registry: Registry,
  descriptor: RemoteDescriptor,
  origin: string,
  action: RegistryAction,
  reason: Reason,
): Change {
  const { name, buildId } = descriptor;
  const entry = entryOf(name, buildId, action, reason);
  const live = { buildId, baseUrl: baseUrlOf(origin, buildId), descriptor, promotedAt: entry.at };
  return { live: { ...registry.live, [name]: live }, history: [...registry.history, entry] };
}

/** Where browsers find a release. */
export function baseUrlOf(origin: string, buildId: string): string {
  return `${origin}/${buildId}`;
}

/** What the history says of a change that is made now. */
export function entryOf(remote: string, buildId: string, action: RegistryAction, { by, why }: Reason) {
  return { remote, buildId, at: new Date().toISOString(), action, ...(by && { by }), ...(why && { why }) };
}
