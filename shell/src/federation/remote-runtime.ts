import type { LiveRemote } from '@summit/contract/releases/live-remotes';

/** What `defineRemote` made, its ids no longer known to the compiler: the release may be newer than this shell. */
export interface RemoteParts {
  pages: Record<string, (() => Promise<{ default: never }>) | undefined>;
  dialogs: Record<string, (() => Promise<{ default: never }>) | undefined>;
}

/** The only exposed module of a remote, whose container is where the registry says. A failed attempt is not cached. */
export async function importRemote(remote: LiveRemote): Promise<RemoteParts> {
  // In the browser the list of shared modules comes with the first remote: the frame does without it.
  const { importExposed } = await import(/* webpackChunkName: "federation" */ '#federation-host');
  const module = await importExposed<{ default: RemoteParts }>(remote);
  if (!module) throw new Error('its entry holds no module');
  return module.default;
}
