import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { clusterSettings } from '../cluster/cluster-settings.ts';
import { writeNginxFiles } from '../cluster/nginx-files.ts';
import { reserveSitePort } from '../testing/sites/reserve-site-port.ts';

/** Addresses that the configuration has to name, for parts of a cluster that are not started. */
const unused = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
  API_SECRET: 'x'.repeat(40),
  RELEASE_SECRET: 'x'.repeat(40),
};

/**
 * Starts nginx in front of a running site, with the configuration of `deploy/`, but without TLS, which raw Node does not use
 * either. Null where nginx is not installed.
 */
export async function startNginxFront(
  sitePort: number,
): Promise<{ origin: string; stop: () => void } | null> {
  if (spawnSync('nginx', ['-v']).error) return null;
  const dataDir = mkdtempSync(join(tmpdir(), 'summit-bench-front-'));
  const { port, release } = await reserveSitePort();
  const settings = clusterSettings({ ...unused, PORT: String(port), DATA_DIR: dataDir });
  const folder = writeNginxFiles({ ...settings, shellPorts: [sitePort, sitePort] });
  const front = join(folder, 'conf.d', 'front.conf');
  writeFileSync(front, readFileSync(front, 'utf8').replace(' ssl http2;', ';'));
  const options = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr', '-g', 'daemon off;'];
  const nginx = spawn('nginx', options, { stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = () => {
    nginx.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
    nginx.kill('SIGTERM');
    release();
  };
  return { origin: `http://localhost:${port}`, stop };
}
