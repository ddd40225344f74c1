import { type ChildProcess, spawn } from 'node:child_process';

// `read` fails when the other end of the pipe is closed, however that process ended.
const script = 'while read -r line; do :; done; kill -9 "$1"';

/**
 * Ensures that a child process ends with this one, even if this one is killed while the child is in an endless loop:
 * a shell (`sh`) watches both. Without such a shell, a child in a loop may be left over.
 */
export function endWithParent(child: ChildProcess): void {
  if (child.pid === undefined || process.platform === 'win32') return;
  const guard = spawn('/bin/sh', ['-c', script, 'guard', String(child.pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
    // Ctrl-C must reach only this process, which ends its children itself.
    detached: true,
  });
  guard.on('error', () => undefined);
  // The system could not start it, and it may have no streams.
  if (guard.pid === undefined) return;
  guard.stdin.on('error', () => undefined);
  guard.unref();
  // Stop watching, because the pid may soon belong to another process.
  child.once('exit', () => guard.kill('SIGKILL'));
}
