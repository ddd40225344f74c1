import { spawn, type ChildProcess } from 'node:child_process';
import { watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';
import { appFolder, projectRoot } from '../build/apps.ts';

interface Followed {
  remote: string;
  say: (line: string) => void;
}

const calmMs = 150;
const sharedFolders = ['contract/src', 'shared-ui/src', 'shared-auth/src', 'shared-site/src'];

/** Releases a remote again after each change of its sources, one release at a time. Returns how to stop. */
export function followRemote({ remote, say }: Followed): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running: ChildProcess | undefined;
  let again = false;

  function soon(): void {
    clearTimeout(timer);
    timer = setTimeout(release, calmMs);
  }

  function release(): void {
    if (running) {
      again = true;
      return;
    }
    const started = performance.now();
    const args = ['--import', 'tsx', 'tools/release/release.ts', remote];
    const child = spawn(process.execPath, args, { cwd: projectRoot, stdio: ['ignore', 'pipe', 'inherit'] });
    running = child;
    child.on('exit', (code) => {
      running = undefined;
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (code === 0) say(`  ${remote} released in ${seconds} s: reload the page`);
      if (again) {
        again = false;
        soon();
      }
    });
  }

  const folders = [
    join(appFolder(remote), 'src'),
    ...sharedFolders.map((folder) => join(projectRoot, folder)),
  ];
  const watchers: FSWatcher[] = folders.map((folder) => watch(folder, { recursive: true }, soon));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    // A release that is not promoted yet is not visible to anybody; an unfinished one must not outlive the site.
    again = false;
    running?.kill('SIGTERM');
  };
}
