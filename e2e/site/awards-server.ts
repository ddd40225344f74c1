import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { siteUnderTest } from './site-under-test.ts';

/** The process that serves a remote's files, found by its port. */
function serverProcess(port: number): number | null {
  const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  const line = processes.find(
    (entry) => entry.includes('serve-remote.js') && entry.trimEnd().endsWith(` ${port}`),
  );
  return line ? Number.parseInt(line, 10) : null;
}

/**
 * Stops the process that serves the awards remote, and occupies its port so that nothing else responds there.
 * Returns how to let it come back.
 */
export async function stopAwardsServer(): Promise<() => Promise<void>> {
  const port = siteUnderTest().ports.awards;
  const holder = createServer((socket: Socket) => socket.destroy());
  for (let attempt = 0; !holder.listening; attempt += 1) {
    if (attempt === 100) throw new Error(`Port ${port} did not become free.`);
    const pid = serverProcess(port);
    if (pid) process.kill(pid, 'SIGKILL');
    holder.once('error', () => undefined).listen(port, '127.0.0.1');
    await pause(50);
  }
  return async () => {
    holder.close();
    await once(holder, 'close');
  };
}
