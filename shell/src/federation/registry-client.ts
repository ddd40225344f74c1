import type { LiveRemote, LiveRemotes } from '@summit/contract/releases/live-remotes';
import { getFiles } from '@summit/contract/releases/remote-files';

const restMs = 30_000;

/** Keeps an open tab up to date with the live releases. */
export interface RegistryClient {
  current(): LiveRemotes;
  /** Fetches now. @throws Error when the site's server does not respond */
  refresh(): Promise<LiveRemotes>;
  subscribe(onChange: () => void): () => void;
}

/**
 * Polls when a visitor comes back to the tab or clicks something, at most every half minute:
 * a tab that is only being read sends no requests.
 */
export function createRegistryClient(initial: LiveRemotes): RegistryClient {
  let live = initial;
  const allowed = getWithinPolicy(initial);
  let askedAt = Date.now();
  const listeners = new Set<() => void>();

  async function refresh(): Promise<LiveRemotes> {
    askedAt = Date.now();
    const response = await fetch('/registry.json');
    if (!response.ok) throw new Error(`The registry responded with ${response.status}`);
    const next = allowed((await response.json()) as LiveRemotes);
    if (next.revision !== live.revision) {
      live = next;
      for (const listener of listeners) listener();
    }
    return live;
  }

  const check = () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedAt < restMs) return;
    refresh().catch(() => undefined);
  };

  return {
    current: () => live,
    refresh,
    subscribe(onChange) {
      if (listeners.size === 0) {
        document.addEventListener('visibilitychange', check);
        document.addEventListener('click', check);
      }
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        document.removeEventListener('visibilitychange', check);
        document.removeEventListener('click', check);
      };
    },
  };
}

/**
 * A tab's content security policy allows the origins of the releases of its page load. A release from another origin
 * is loaded through the site, which serves the same files.
 */
function getWithinPolicy(initial: LiveRemotes): (next: LiveRemotes) => LiveRemotes {
  const getOrigin = ({ entry }: LiveRemote) => new URL(entry, window.location.href).origin;
  const origins = new Set([window.location.origin, ...initial.remotes.map(getOrigin)]);
  return (next) => ({
    ...next,
    remotes: next.remotes.map((remote) => (origins.has(getOrigin(remote)) ? remote : throughSite(remote))),
  });
}

function throughSite(remote: LiveRemote): LiveRemote {
  const [, file = ''] = remote.entry.split(`/${remote.buildId}/`);
  return { ...remote, entry: `${getFiles(remote.name, remote.buildId)}/${file}` };
}
