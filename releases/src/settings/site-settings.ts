import { resolve } from 'node:path';
import { readEnvironment } from '@summit/contract/environment/read-environment';
import { portsFrom, type SitePorts } from '@summit/contract/environment/site-ports';
import type { RemoteName } from '@summit/contract/site/page';

/** The data folder, ports and addresses of the site of this environment. */
export interface SiteSettings {
  host: string;
  dataDir: string;
  ports: SitePorts;
  /** The API's address for this machine. */
  apiUpstream: string;
  /** True when API_BASE_URL names an API elsewhere, so that none is started here. */
  apiIsElsewhere: boolean;
  /** The origins of remotes for browsers, with `{remote}` for the name; undefined: ports of this machine. */
  remoteOrigins: string | undefined;
  /** The site's public origin. */
  siteOrigin: string;
  /** The addresses of the site's servers for this machine; undefined: the one on this machine. */
  siteServers: readonly string[] | undefined;
  /** The path of a Chromium, or `noBrowser`; undefined: whichever is installed. */
  browser: string | undefined;
  /** The secret that signs the links of previews; undefined: the one in the data folder. */
  secret: string | undefined;
}

/** The value of RELEASE_BROWSER that disables the browser. */
export const noBrowser = 'none';

/** @throws EnvironmentError that names every unusable variable */
export function siteSettings(env: NodeJS.ProcessEnv = process.env): SiteSettings {
  const given = readEnvironment(env, 'releases');
  const ports = portsFrom(given.PORT);
  return {
    host: given.HOST,
    dataDir: resolve(given.DATA_DIR),
    ports,
    apiUpstream: given.API_UPSTREAM?.[0] ?? given.API_BASE_URL ?? `http://127.0.0.1:${ports.api}`,
    apiIsElsewhere: isElsewhere(given.API_BASE_URL, ports.api),
    remoteOrigins: given.REMOTE_ORIGIN_TEMPLATE,
    siteOrigin: given.SITE_ORIGIN ?? `http://localhost:${ports.site}`,
    siteServers: given.SITE_SERVERS,
    browser: given.RELEASE_BROWSER,
    secret: given.RELEASE_SECRET,
  };
}

/** An address with this machine's own API port only changes how browsers reach the API that is started here. */
function isElsewhere(apiBaseUrl: string | undefined, localPort: number): boolean {
  if (!apiBaseUrl) return false;
  const { hostname, port } = new URL(apiBaseUrl);
  return !(['localhost', '127.0.0.1'].includes(hostname) && Number(port) === localPort);
}

/** The origins of the site's servers. */
export function shellOrigins(settings: SiteSettings): readonly string[] {
  return settings.siteServers ?? [ownShellOrigin(settings)];
}

function ownShellOrigin({ host, ports }: SiteSettings): string {
  const isAny = host === '0.0.0.0' || host === '::';
  const reached = isAny ? '127.0.0.1' : host;
  return `http://${reached.includes(':') ? `[${reached}]` : reached}:${ports.site}`;
}

/**
 * The origin that serves a remote's releases to browsers.
 * @throws Error when it is not a remote of this repository and no origin is set
 */
export function remoteOrigin({ remoteOrigins, ports }: SiteSettings, remote: string): string {
  if (remoteOrigins) return remoteOrigins.replace('{remote}', remote);
  const port: number | undefined = ports[remote as RemoteName];
  if (port) return `http://localhost:${port}`;
  throw new Error(
    `Where '${remote}' is served is not known: set REMOTE_ORIGIN_TEMPLATE, as in https://{remote}.example.org.`,
  );
}
