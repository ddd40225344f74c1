import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { LiveRemote } from '@summit/contract/releases/live-remotes';

/** The module that a remote exposes. The runtime does not cache a failed attempt: calling again sends a new request. */
export function importExposed<T>({ containerName, entry }: LiveRemote): Promise<T | null> {
  registerRemotes([{ name: containerName, entry, type: 'global' }]);
  return loadRemote<T>(`${containerName}/remote`);
}
