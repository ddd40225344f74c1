import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programArgs } from '@summit/programs/program-args';

/** Serves the releases in a folder at a port, with the program of a remote's host. Returns a function that stops it. */
export async function serveReleases(folder: string, port: number): Promise<() => Promise<void>> {
  const args = programArgs('serve-remote', [folder, String(port)]);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await once(child, 'message');
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}
