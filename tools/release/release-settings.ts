import { join, resolve } from 'node:path';
import { portsFrom, type SitePorts } from '@summit/contract/site-ports';
import { buildsFolder, type LocalRemote } from '../build/apps.ts';
import { sourceHash } from '../build/source-hash.ts';

/** Where the site of this environment keeps its data and listens. */
export interface SiteSettings {
  host: string;
  dataDir: string;
  ports: SitePorts;
  /** The API as this machine reaches it. */
  apiUpstream: string;
  /** True when API_BASE_URL names an API elsewhere: none is started here. */
  apiIsElsewhere: boolean;
}

/** @throws Error that names the variable when one is unusable */
export function siteSettings(env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const port = Number(env.PORT ?? 3000);
  if (!Number.isInteger(port) || port < 1024 || port > 65_000) {
    throw new Error(`PORT must be a number from 1024 to 65000, not '${env.PORT}'.`);
  }
  const ports = portsFrom(port);
  return {
    host: env.HOST ?? '127.0.0.1',
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    ports,
    apiUpstream: env.API_UPSTREAM || env.API_BASE_URL || `http://127.0.0.1:${ports.api}`,
    apiIsElsewhere: isElsewhere(env.API_BASE_URL, ports.api),
  };
}

/** An address on this machine's own API port only changes how browsers reach the API that is started here. */
function isElsewhere(apiBaseUrl: string | undefined, localPort: number): boolean {
  if (!apiBaseUrl) return false;
  if (!/^https?:\/\//.test(apiBaseUrl) || !URL.canParse(apiBaseUrl)) {
    throw new Error(`API_BASE_URL must be an absolute address, not '${apiBaseUrl}'.`);
  }
  const { hostname, port } = new URL(apiBaseUrl);
  return !(['localhost', '127.0.0.1'].includes(hostname) && Number(port) === localPort);
}

/** The origin that serves a remote's releases to browsers. */
export function remoteOrigin(settings: SiteSettings, remote: string): string {
  const origins = process.env.REMOTE_ORIGIN_TEMPLATE;
  if (origins) return origins.replace('{remote}', remote);
  return `http://localhost:${settings.ports[remote as LocalRemote]}`;
}

/** The shell build of the present sources. */
export function shellBuildFolder(): string {
  return join(buildsFolder('shell'), sourceHash('shell'));
}
