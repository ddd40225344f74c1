import { join, resolve } from 'node:path';
import { portsFrom } from '@summit/contract/site-ports';
import { trustedProxiesFrom } from '@summit/contract/trusted-proxies';

/** Everything the site's server reads from its environment. */
export interface ShellConfig {
  host: string;
  port: number;
  /** Where the registry and the releases lie. */
  dataDir: string;
  /** The API as this server reaches it: for rendering and for the proxy. */
  apiUpstream: string;
  /** The API's base as the browser reaches it: the site's own `/api`, or another origin. */
  publicApiBase: string;
  /** The address visitors know the site by. */
  siteOrigin: string;
  production: boolean;
  /** Proxies whose `X-Forwarded-For` is believed: addresses, networks, `loopback`. */
  trustedProxies: string[];
  /** Origins that may show the site in a frame, besides itself. */
  frameAncestors: string[];
  /** True when forms are guarded by reCAPTCHA rather than by the built-in check; the API reads the same variable. */
  recaptcha: boolean;
  /** The built shell: `<build id>/{browser,server}`. */
  buildFolder: string;
}

/** @throws Error that names the variable when one is unusable */
export function shellConfigFrom(env: NodeJS.ProcessEnv): ShellConfig {
  const port = portFrom(env.PORT);
  const buildFolder = env.SHELL_BUILD;
  if (!buildFolder) throw new Error('SHELL_BUILD must name the folder of a finished shell build');
  const publicApiBase = env.API_BASE_URL ? urlFrom('API_BASE_URL', env.API_BASE_URL) : '/api';
  const upstream = env.API_UPSTREAM || env.API_BASE_URL || `http://127.0.0.1:${portsFrom(port).api}`;
  return {
    host: env.HOST ?? '127.0.0.1',
    port,
    dataDir: resolve(env.DATA_DIR ?? '.data'),
    apiUpstream: urlFrom('API_UPSTREAM', upstream),
    publicApiBase,
    siteOrigin: urlFrom('SITE_ORIGIN', env.SITE_ORIGIN ?? `http://localhost:${port}`),
    production: env.NODE_ENV === 'production',
    trustedProxies: trustedProxiesFrom(env.TRUSTED_PROXIES),
    frameAncestors: originsFrom('FRAME_ANCESTORS', env.FRAME_ANCESTORS),
    recaptcha: Boolean(env.RECAPTCHA_SITE_KEY),
    buildFolder: resolve(buildFolder),
  };
}

/** The file that says which release of each remote is live. */
export function registryFile(dataDir: string): string {
  return join(dataDir, 'registry', 'registry.json');
}

function portFrom(value: string | undefined): number {
  const port = Number(value ?? 3000);
  if (!Number.isInteger(port) || port < 1 || port > 65_000) {
    throw new Error(`PORT must be a port number, not '${value}'`);
  }
  return port;
}

/** Divided by blanks or commas; a host may begin with `*.`. */
function originsFrom(name: string, value = ''): string[] {
  const origins = value.split(/[\s,]+/).filter(Boolean);
  const wrong = origins.find((origin) => !/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/i.test(origin));
  if (wrong !== undefined) {
    throw new Error(`${name} must list origins such as https://a.example, not '${wrong}'`);
  }
  return origins;
}

function urlFrom(name: string, value: string): string {
  const absolute = /^https?:\/\//.test(value) && URL.canParse(value);
  if (!absolute) throw new Error(`${name} must be an absolute address, not '${value}'`);
  return value.replace(/\/+$/, '');
}
