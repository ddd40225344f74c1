import { loadRemote } from '@module-federation/enhanced/runtime';
import type { LivePage, LiveRemote, LiveRemotes } from '@summit/contract/releases/live-remotes';
import type { RemoteParts } from '../../federation/remote-runtime.ts';

type Part = (props: never) => unknown;

export interface FakeRelease {
  name: string;
  buildId?: string;
  /** Pages by their paths; the path is the page's id, too. */
  pages?: Record<string, Part>;
  dialogs?: Record<string, Part>;
  renderMode?: LivePage['renderMode'];
  /** The entry can be loaded, but the files of the pages are missing. */
  missingChunks?: boolean;
}

/** Remotes' servers and the registry. The test mocks `@module-federation/enhanced/runtime`. */
export interface FakeRemotes {
  live: () => LiveRemotes;
  /** Makes releases live; browsers learn of them when they poll the registry. */
  promote: (...releases: FakeRelease[]) => void;
  /** Stops or restarts the server of a remote. */
  stop: (name: string) => void;
  start: (name: string) => void;
  /** How often a remote's public API was requested from its server. */
  asked: (name: string) => number;
}

export function fakeRemotes(...first: FakeRelease[]): FakeRemotes {
  const remoteParts = new Map<string, RemoteParts>();
  const live = new Map<string, LiveRemote>();
  const stopped = new Set<string>();
  let revision = 0;

  function promote(...releases: FakeRelease[]): void {
    revision += 1;
    for (const release of releases) {
      const remote = getLiveRemote(release);
      live.set(release.name, remote);
      remoteParts.set(remote.containerName, getParts(release));
    }
  }

  const runtime = jest.mocked(loadRemote);
  runtime.mockReset().mockImplementation(async (address) => {
    const container = address.replace(/\/remote$/, '');
    if (stopped.has(getName(container))) throw new Error('connection refused');
    return { default: remoteParts.get(container) };
  });
  const now = () => ({ revision, remotes: [...live.values()] });
  globalThis.fetch = (async () => Response.json(now())) as typeof fetch;
  promote(...first);
  return {
    live: now,
    promote,
    stop: (name) => void stopped.add(name),
    start: (name) => void stopped.delete(name),
    asked: (name) => runtime.mock.calls.filter(([address]) => getName(address) === name).length,
  };
}

function getName(container: string): string {
  return container.split('_')[0] ?? '';
}

function getLiveRemote({ name, buildId = 'b1', pages, dialogs, renderMode = 'server' }: FakeRelease) {
  const facts = { access: 'public', headerKind: 'plain', renderMode } as const;
  return {
    name,
    buildId,
    containerName: `${name}_${buildId}`,
    entry: `http://${name}.test/${buildId}/remoteEntry.js`,
    pages: Object.keys(pages ?? {}).map((path) => ({ id: path, path, ...facts })),
    dialogs: Object.keys(dialogs ?? {}),
  };
}

function getParts({ pages = {}, dialogs = {}, missingChunks = false }: FakeRelease): RemoteParts {
  const load = async (part: Part) => {
    if (missingChunks) throw Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
    return { default: part };
  };
  const loaders = (parts: Record<string, Part>) =>
    Object.fromEntries(Object.entries(parts).map(([id, part]) => [id, () => load(part)]));
  return { pages: loaders(pages), dialogs: loaders(dialogs) } as RemoteParts;
}
