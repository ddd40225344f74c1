import { resolve } from 'node:path';
import {
  type Environment,
  readEnvironment,
  type Values,
} from '@summit/contract/environment/read-environment';
import { portsFrom } from '@summit/contract/environment/site-ports';
import { tracingFrom } from '@summit/contract/environment/tracing-from';
import type { SiteRoles } from '@summit/contract/session/site-roles';
import { releaseSecret } from '@summit/rendering/signing/release-secret';
import type { TracingSettings } from '@summit/tracing/tracing';

/** Everything the site's server reads from its environment. */
export interface ShellConfig {
  host: string;
  port: number;
  /** The port of the metrics; undefined: they are not served. */
  metricsPort: number | undefined;
  /** How long the server still accepts requests after it was asked to stop, in milliseconds. */
  drainMs: number;
  /** How long a page may wait to be rendered, and how long that may take, in milliseconds. */
  renderMs: number;
  /** The role of each remote on this site. */
  remoteRoles: SiteRoles;
  /** The data folder with the registry and the releases. */
  dataDir: string;
  /** The API's servers as this server reaches them: for rendering and for the proxy. */
  apiUpstreams: string[];
  /** The API's base as the browser reaches it: the site's own `/api`, or another origin. */
  publicApiBase: string;
  /** The site's public origin. */
  siteOrigin: string;
  production: boolean;
  logLevel: Values<'shell'>['LOG_LEVEL'];
  /** Where traces are sent; null: nothing is traced. */
  tracing: TracingSettings | null;
  /** Proxies whose `X-Forwarded-For` is trusted: addresses, networks, `loopback`. */
  trustedProxies: string[];
  /** Origins that may show the site in a frame, besides itself. */
  frameAncestors: string[];
  /** True when forms are guarded by reCAPTCHA rather than by the built-in check; the API reads the same variable. */
  recaptcha: boolean;
  /** Signs the links of previews and the cookies of shares. */
  releaseSecret: string;
  /** The built shell: `<build id>/{browser,server}`. */
  buildFolder: string;
}

/** @throws EnvironmentError that names every unusable variable */
export function shellConfigFrom(env: Environment): ShellConfig {
  const given = readEnvironment(env, 'shell');
  const { PORT: port, API_BASE_URL: apiBase } = given;
  return {
    host: given.HOST,
    port,
    metricsPort: given.METRICS_PORT,
    drainMs: given.DRAIN_SECONDS * 1000,
    renderMs: given.RENDER_SECONDS * 1000,
    remoteRoles: given.REMOTE_ROLES,
    dataDir: resolve(given.DATA_DIR),
    apiUpstreams: given.API_UPSTREAM ?? [apiBase ?? `http://127.0.0.1:${portsFrom(port).api}`],
    publicApiBase: apiBase ?? '/api',
    siteOrigin: given.SITE_ORIGIN ?? `http://localhost:${port}`,
    production: given.NODE_ENV === 'production',
    logLevel: given.LOG_LEVEL,
    tracing: tracingFrom(given),
    trustedProxies: given.TRUSTED_PROXIES,
    frameAncestors: given.FRAME_ANCESTORS ?? [],
    recaptcha: given.RECAPTCHA_SITE_KEY !== undefined,
    releaseSecret: releaseSecret(resolve(given.DATA_DIR), given.RELEASE_SECRET),
    buildFolder: resolve(given.SHELL_BUILD),
  };
}
