import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteOrigin } from '../release/site-origin.ts';
import { DevServer } from './dev-server.ts';
import { watchBrowser } from './watch-browser.ts';

/**
 * Shows the remote in `source` in a running site, on a local port, until the process ends.
 * @param site the address of the site
 */
export async function develop(source: string, site: string, port: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'summit-remote-dev-'));
  const server = new DevServer(new URL(siteOrigin(site)), folder);
  await server.listen(port);
  const stopWatching = await watchBrowser(source, folder, (built) => {
    if ('problem' in built) {
      console.error(built.problem);
      server.notify(built.problem);
      return;
    }
    const isFirst = server.remote === null;
    server.remote = built.remote;
    server.notify();
    const at = built.remote.pages.map(({ path }) => `http://localhost:${port}${path}`).join(', ');
    console.log(
      isFirst ? `${built.remote.name} is at ${at}\nEverything else comes from ${site}.` : 'Built again.',
    );
  });
  const stop = async () => {
    await stopWatching();
    await server.close();
    rmSync(folder, { recursive: true, force: true });
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  // npm does not pass signals on when it is ended.
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop();
  }, 1000).unref();
}
