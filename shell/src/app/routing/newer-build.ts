import type { LiveRemote, LiveRemotes } from '@summit/contract/releases/live-remotes';
import { RemoteLoadError } from '../../federation/remote-loader.ts';
import { isMissingChunk, reloadOnceFor } from './reload-once.ts';

/**
 * Reloads the document when a page failed because a file of its build no longer exists, or its build is no longer
 * live: the server has a newer one. Returns whether it reloads: synchronously where it can.
 */
export function reloadForNewerBuild(
  error: unknown,
  remote: LiveRemote,
  refresh: () => Promise<LiveRemotes>,
): boolean | Promise<boolean> {
  // Without a network a reload would show the browser's own error page.
  if (!(error instanceof RemoteLoadError) || !navigator.onLine) return false;
  if (isMissingChunk(error)) return reloadOnceFor(remote.containerName);
  return refresh().then(({ remotes }) => {
    const live = remotes.find(({ name }) => name === remote.name);
    return live !== undefined && live.buildId !== remote.buildId && reloadOnceFor(remote.containerName);
  });
}
