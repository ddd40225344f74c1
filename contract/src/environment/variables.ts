import { releaseVariables } from './release-variables.ts';
import { address, addresses, oneOf, openPort, origins, proxies, text, wholeNumber } from './rules.ts';
import { serviceVariables } from './service-variables.ts';
import { tracingVariables } from './tracing-variables.ts';
import type { Variable } from './variable.ts';
import { walletVariables } from './wallet-variables.ts';

const everywhere = ['api', 'shell', 'releases', 'start'] as const;
const readme = 'README.md';
const operations = 'docs/operations/settings.md';

/** Every variable of the environment that the site reads. The documents' tables are checked against these rows. */
const variables = {
  PORT: {
    readBy: everywhere,
    rule: openPort(1024, 65_000),
    default: '3000',
    document: readme,
    meaning:
      'the site; remotes at +1 content, +2 registration, +3 awards, +4 messaging, +5 payment sandbox, +6 backoffice, +7 release desk; the API at +100',
  },
  DATA_DIR: {
    readBy: everywhere,
    rule: text(),
    default: '.data',
    document: readme,
    meaning:
      'database, files, releases, registry; two sites with different `PORT` and `DATA_DIR` run side by side',
  },
  API_BASE_URL: {
    readBy: ['shell', 'releases', 'start'],
    rule: address('http', 'https'),
    without: "the site's own `/api`",
    document: readme,
    meaning: 'the base of an API elsewhere; none is started here then',
  },
  DATABASE_URL: {
    readBy: ['api', 'releases', 'start'],
    rule: address('postgres', 'postgresql'),
    without: 'embedded PostgreSQL',
    isSecret: true,
    // Several APIs may share the database: without it, each would sign with a secret of its own.
    pairedWith: 'API_SECRET',
    document: readme,
    meaning:
      'an external PostgreSQL instead; together with `API_SECRET`. Releases are published through it to the site servers of all machines',
  },
  SITE_ORIGIN: {
    readBy: everywhere,
    rule: address('http', 'https'),
    without: '`http://localhost:PORT`',
    document: readme,
    meaning: "the address visitors know the site by; organisers' passkeys belong to its host",
  },
  FRAME_ANCESTORS: {
    readBy: ['shell', 'start'],
    rule: origins,
    without: 'none',
    document: readme,
    meaning: 'origins that may show the site in a frame',
  },
  TRUSTED_PROXIES: {
    readBy: ['api', 'shell', 'start'],
    rule: proxies,
    default: 'loopback',
    document: readme,
    meaning:
      'load balancers whose `X-Forwarded-For` is believed: addresses and networks such as `10.0.0.0/8`',
  },
  NODE_ENV: {
    readBy: everywhere,
    rule: oneOf('development', 'test', 'production'),
    default: 'development',
    document: operations,
    meaning:
      '`production`: no demo event, no development pages (`/dev/mail`, `/styleguide`); `/dev/mail` is also absent where `SITE_ORIGIN` is not a loopback name, and for anybody but this machine',
  },
  HOST: {
    readBy: everywhere,
    rule: text(),
    default: '127.0.0.1',
    document: operations,
    meaning: 'the address to listen on',
  },
  METRICS_PORT: {
    readBy: ['shell', 'start'],
    rule: wholeNumber(1024, 65_535),
    without: 'not served',
    document: operations,
    meaning:
      "where the site's server shows its metrics, at `/metrics`; not for visitors: no balancer leads there",
  },
  API_PORT: {
    readBy: ['api', 'start'],
    rule: openPort(1, 65_535),
    without: '`PORT` + 100',
    document: operations,
    meaning: "the API's own port, where it runs by itself",
  },
  API_UPSTREAM: {
    readBy: ['shell', 'releases', 'start'],
    rule: addresses('http', 'https'),
    without: '`API_BASE_URL`, else the API on this machine',
    document: operations,
    meaning:
      "the API as the site's server reaches it; with several addresses, divided by commas, those that are ready take turns",
  },
  SHELL_BUILD: {
    readBy: ['shell'],
    rule: text(),
    isRequired: true,
    without: 'set by `npm start`',
    document: operations,
    meaning: "the folder of the shell's finished build",
  },
  ...releaseVariables,
  API_SECRET: {
    readBy: ['api', 'start'],
    rule: text(32),
    without: 'made once, in the data folder',
    isSecret: true,
    document: operations,
    meaning: 'signs tokens, links, tickets and captcha challenges, at least 32 characters',
  },
  API_SECRET_BEFORE: {
    readBy: ['api', 'start'],
    rule: text(32),
    without: 'no other is accepted',
    isSecret: true,
    pairedWith: 'API_SECRET',
    document: operations,
    meaning:
      'another secret whose signatures count as well, while `API_SECRET` is replaced: see [how](servers.md#replacing-the-secret-of-the-api)',
  },
  MIGRATION_DATABASE_URL: {
    readBy: ['api', 'start'],
    rule: address('postgres', 'postgresql'),
    without: 'the role of `DATABASE_URL`, if it may',
    isSecret: true,
    document: operations,
    meaning:
      'the same database for the role that owns and migrates it, so that the role of `DATABASE_URL` can rewrite no ballot: see [roles](database.md#roles-of-the-database)',
  },
  ...serviceVariables,
  DRAIN_SECONDS: {
    readBy: ['api', 'shell', 'start'],
    rule: wholeNumber(0, 60),
    default: '0',
    document: operations,
    meaning:
      'how long a server that is stopping still takes requests while `/ready` returns 503: longer than balancers take to notice',
  },
  RENDER_SECONDS: {
    readBy: ['shell', 'start'],
    rule: wholeNumber(1, 60),
    default: '5',
    document: operations,
    meaning:
      'how long a page may wait for a rendering process, and be rendered, before what is missing is left to the browser',
  },
  API_METRICS_PORT: {
    readBy: ['api', 'start'],
    rule: wholeNumber(1024, 65_535),
    without: "`/metrics` on the API's own port",
    document: operations,
    meaning: 'where the API shows its metrics instead, as `METRICS_PORT` does for the site',
  },
  ...walletVariables,
  LOG_LEVEL: {
    readBy: ['api', 'shell', 'start'],
    rule: oneOf('silent', 'error', 'warn', 'info', 'debug'),
    default: 'warn',
    document: operations,
    meaning: '`silent`, `error`, `warn`, `info` or `debug`',
  },
  ...tracingVariables,
} as const satisfies Record<string, Variable>;

export type VariableRows = typeof variables;

/** The rows without their literal types, for code that goes through all of them. */
export const variableRows: Readonly<Record<string, Variable>> = variables;
