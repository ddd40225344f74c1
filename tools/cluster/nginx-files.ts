import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../build/apps.ts';
import type { ClusterSettings } from './cluster-settings.ts';

/** The time until nginx's new workers have replaced those with the previous configuration, in milliseconds. */
const reloadMs = 1000;

const templates = join(projectRoot, 'deploy', 'nginx');

/**
 * Writes the configuration of nginx for a cluster on this machine, from the templates of docker-compose.yml, and a
 * certificate for localhost. Returns the folder.
 */
export function writeNginxFiles(settings: ClusterSettings): string {
  const values = nginxValues(settings);
  const folder = values.FOLDER;
  mkdirSync(join(folder, 'conf.d'), { recursive: true });
  mkdirSync(values.RELEASES, { recursive: true });
  makeCertificate(values.CERTIFICATES);
  writeFileSync(join(folder, 'nginx.conf'), filled('native', values));
  for (const name of ['front', 'remotes']) {
    writeFileSync(join(folder, 'conf.d', `${name}.conf`), filled(name, values));
  }
  return folder;
}

/** Sends visitors to the other site server, or to both again (null); requests that nginx has passed on are completed. */
export async function takeOut(settings: ClusterSettings, site: number | null): Promise<void> {
  const values: Record<string, string> = nginxValues(settings);
  if (site) values[`SHELL_${site}`] += ' down';
  const { FOLDER: folder = '' } = values;
  writeFileSync(join(folder, 'conf.d', 'front.conf'), filled('front', values));
  process.kill(Number(readFileSync(join(folder, 'nginx.pid'), 'utf8')), 'SIGHUP');
  await pause(reloadMs);
}

/** The values of the templates' variables. */
export function nginxValues({
  dataDir,
  port,
  httpPort,
  siteOrigin,
  remotesPort,
  shellPorts,
}: ClusterSettings) {
  const folder = join(dataDir, 'nginx');
  return {
    FOLDER: folder,
    CACHE: join(folder, 'cache'),
    USER: userInfo().username,
    CERTIFICATES: folder,
    RELEASES: join(dataDir, 'releases'),
    HTTPS_PORT: String(port),
    HTTP_PORT: String(httpPort),
    ACME: folder,
    SITE_ORIGIN: siteOrigin,
    // The sites have numeric addresses here, so the resolver is never used.
    RESOLVER: '127.0.0.1',
    REMOTES_PORT: String(remotesPort),
    SHELL_1: `127.0.0.1:${shellPorts[0]}`,
    SHELL_2: `127.0.0.1:${shellPorts[1]}`,
  };
}

/** @throws Error that names a value which is unknown */
function filled(name: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(join(templates, `${name}.conf.template`), 'utf8');
  const code = template.replaceAll(/^\s*#.*$/gm, '');
  return code.replaceAll(/\$\{(\w+)\}/g, (_whole, key: string) => {
    const value = values[key];
    if (value === undefined) throw new Error(`${name}.conf.template names ${key}, which is not set`);
    return value;
  });
}

/** Writes a key and a certificate for localhost, unless they exist. */
export function makeCertificate(folder: string): void {
  const [key, certificate] = [join(folder, 'site.key'), join(folder, 'site.crt')];
  if (existsSync(certificate)) return;
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const made = spawnSync(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'rsa:2048',
      '-nodes',
      '-days',
      '365',
      '-keyout',
      key,
      '-out',
      certificate,
      ...subject,
    ],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`No certificate could be made by openssl: ${made.stderr}`);
}
