import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { WatchedBuild } from '@summit/remote-kit/watch-app';
import { projectRoot } from '../build/apps.ts';

type Message = { kind: 'stale'; target: WatchedBuild['target'] } | ({ kind: 'built' } & WatchedBuild);

interface Watched {
  app: string;
  folder: string;
  onStale: (target: WatchedBuild['target']) => void;
  /** `changed` is false when the build is the same as before. */
  onBuilt: (build: WatchedBuild & { changed: boolean }) => void;
}

export interface AppWatcher {
  /** Resolves when both builds have succeeded once. */
  ready: Promise<void>;
  stop(): void;
}

/** Watches an app in a separate process. */
export function watchInProcess({ app, folder, onStale, onBuilt }: Watched): AppWatcher {
  const args = ['--import', 'tsx', 'tools/dev/watch-app.ts', app, folder];
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    // It runs in a separate process group: Ctrl-C reaches only the program that stops everything in order.
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const hashes: Partial<Record<WatchedBuild['target'], string>> = {};
  const ready = new Promise<void>((resolve, reject) => {
    child.on('message', (message: Message) => {
      if (message.kind === 'stale') return onStale(message.target);
      const { target, hash, problem } = message;
      const changed = hashes[target] !== hash;
      if (problem === undefined) hashes[target] = hash;
      onBuilt({ ...message, changed });
      if (hashes.browser && hashes.server) resolve();
    });
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`The build of ${app} ended with code ${code}.`)));
  });
  ready.catch(() => undefined);
  return { ready, stop: () => void child.kill() };
}

/** Writes the descriptor of a watched build. @throws Error when it cannot be written; the reason was printed */
export async function describeApp(remote: string, folder: string): Promise<void> {
  const args = ['--import', 'tsx', 'tools/dev/describe-app.ts', remote, folder];
  const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'inherit', 'inherit'] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The pages of ${remote} could not be read.`);
}
