import type { LiveRemote } from './live-remotes.ts';

/** What `defineRemote` made, its ids no longer known to the compiler: the release may be newer than this shell. */
export interface RemoteFace {
  pages: Record<string, (() => Promise<{ default: never }>) | undefined>;
  dialogs: Record<string, (() => Promise<{ default: never }>) | undefined>;
}

/**
 * The only exposed module of a remote, whose container is where the registry says.
 * The runtime does not cache a failed attempt, so calling again sends a new request to the remote's server.
 */
export async function importRemote(remote: LiveRemote): Promise<RemoteFace> {
  // In the browser the federation runtime comes with the first remote: the frame does without it.
  const { loadRemote, registerRemotes } = await import(
    /* webpackChunkName: "federation" */ '#federation-host'
  );
  registerRemotes([{ name: remote.containerName, entry: remote.entry, type: 'global' }]);
  const module = await loadRemote<{ default: RemoteFace }>(`${remote.containerName}/remote`);
  if (!module) throw new Error('its entry holds no module');
  return module.default;
}
