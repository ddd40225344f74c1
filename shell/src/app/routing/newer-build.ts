import type { LiveRemote, LiveRemotes } from '@summit/contract/releases/live-remotes';
import { RemoteLoadError } from '../../federation/remote-loader.ts';
import { isMissingChunk, reloadOnceFor } from './reload-once.ts';

/**
 * Reloads the document when a page failed because a file of its build is no longer there, or its build is no longer live:
 * the server has newer ones. Returns whether it does, without a promise where it knows.
 */
export function reloadForNewerBuild(
  error: unknown,
  remote: LiveRemote,
  refresh: () => Promise<LiveRemotes>,
): boolean | Promise<boolean> {
  // Without a network the browser's own page would take the place of this one.
  if (!(error instanceof RemoteLoadError) || !navigator.onLine) return false;
  if (isMissingChunk(error)) return reloadOnceFor(remote.containerName);
  return refresh().then(({ remotes }) => {
    const live = remotes.find(({ name }) => name === remote.name);
    return live !== undefined && live.buildId !== remote.buildId && reloadOnceFor(remote.containerName);
  });
}
