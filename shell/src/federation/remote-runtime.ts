import type { LiveRemote } from '@summit/contract/releases/live-remotes';

/** The result of `defineRemote` with any ids, because the release may be newer than this shell. */
export interface RemoteParts {
  pages: Record<string, (() => Promise<{ default: never }>) | undefined>;
  dialogs: Record<string, (() => Promise<{ default: never }>) | undefined>;
}

/** Imports the only exposed module of a remote, from the address in the registry. A failed attempt is not cached. */
export async function importRemote(remote: LiveRemote): Promise<RemoteParts> {
  // In the browser the table of shared modules is loaded with the first remote, because the frame does not need it.
  const { importExposed } = await import(/* webpackChunkName: "federation" */ '#federation-host');
  const module = await importExposed<{ default: RemoteParts }>(remote);
  if (!module) throw new Error('its entry holds no module');
  return module.default;
}
