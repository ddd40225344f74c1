import { type ChildProcess, spawn } from 'node:child_process';

// Reading ends when the other side of the pipe is gone, however it ended.
const script = 'while read -r line; do :; done; kill -9 "$1"';

/**
 * Makes sure that a process ends when this one does, even if this one is killed while that one is in an endless loop and
 * cannot notice: a shell waits for it. Where there is no such shell, a process in a loop may be left over.
 */
export function endWithParent(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === 'win32') return;
  const guard = spawn('/bin/sh', ['-c', script, 'guard', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
    // Ctrl-C is for this process, which ends its children itself.
    detached: true,
  });
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  // Its number may soon be another process's.
  child.once('exit', () => guard.kill('SIGKILL'));
}
