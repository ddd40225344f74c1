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
      'the port of the site; the other ports follow from it: remotes at +1 content, +2 registration, +3 awards, +4 messaging and +6 backoffice, the payment sandbox at +5, the release desk at +7, the API at +100',
  },
  DATA_DIR: {
    readBy: everywhere,
    rule: text(),
    default: '.data',
    document: readme,
    meaning:
      'the folder for the database, files, releases and the registry; two sites with different `PORT` and `DATA_DIR` can run side by side',
  },
  API_BASE_URL: {
    readBy: ['shell', 'releases', 'start'],
    rule: address('http', 'https'),
    without: "the site's own `/api`",
    document: readme,
    meaning: 'the base URL of an API that runs elsewhere; if it is set, no local API is started',
  },
  DATABASE_URL: {
    readBy: ['api', 'releases', 'start'],
    rule: address('postgres', 'postgresql'),
    without: 'embedded PostgreSQL',
    isSecret: true,
    // Several APIs may share the database: without it, each would sign with a different secret.
    pairedWith: 'API_SECRET',
    document: readme,
    meaning:
      'the connection URL of an external PostgreSQL; requires `API_SECRET`. Site servers on other machines are notified of releases through it',
  },
  SITE_ORIGIN: {
    readBy: everywhere,
    rule: address('http', 'https'),
    without: '`http://localhost:PORT`',
    document: readme,
    meaning: "the public origin of the site, as visitors see it; organisers' passkeys are bound to its host",
  },
  FRAME_ANCESTORS: {
    readBy: ['shell', 'start'],
    rule: origins,
    without: 'none',
    document: readme,
    meaning: 'other origins that may embed the site in a frame',
  },
  TRUSTED_PROXIES: {
    readBy: ['api', 'shell', 'start'],
    rule: proxies,
    default: 'loopback',
    document: readme,
    meaning:
      'load balancers whose `X-Forwarded-For` header is trusted: IP addresses, or networks such as `10.0.0.0/8`',
  },
  NODE_ENV: {
    readBy: everywhere,
    rule: oneOf('development', 'test', 'production'),
    default: 'development',
    document: operations,
    meaning:
      '`production` disables the demo event and the development pages (`/dev/mail`, `/styleguide`). `/dev/mail` is also disabled if the host of `SITE_ORIGIN` is not a loopback name, and is served only to this machine',
  },
  HOST: {
    readBy: everywhere,
    rule: text(),
    default: '127.0.0.1',
    document: operations,
    meaning: 'the network address that servers listen on',
  },
  METRICS_PORT: {
    readBy: ['shell', 'start'],
    rule: wholeNumber(1024, 65_535),
    without: 'metrics are not served',
    document: operations,
    meaning: "the port of the site server's metrics (`/metrics`); load balancers must not forward to it",
  },
  API_PORT: {
    readBy: ['api', 'start'],
    rule: openPort(1, 65_535),
    without: '`PORT` + 100',
    document: operations,
    meaning: 'the port of the API if it is started separately; `npm start` uses the default',
  },
  API_UPSTREAM: {
    readBy: ['shell', 'releases', 'start'],
    rule: addresses('http', 'https'),
    without: '`API_BASE_URL`, otherwise the API on this machine',
    document: operations,
    meaning:
      'the URL at which the site server reaches the API; of several, separated by commas, those that are ready are used in turn',
  },
  SHELL_BUILD: {
    readBy: ['shell'],
    rule: text(),
    isRequired: true,
    without: 'set by `npm start`',
    document: operations,
    meaning: "the folder of the shell's build",
  },
  ...releaseVariables,
  API_SECRET: {
    readBy: ['api', 'start'],
    rule: text(32),
    without: 'generated once, in the data folder',
    isSecret: true,
    document: operations,
    meaning: 'the key that signs tokens, links, tickets and captcha challenges, at least 32 characters',
  },
  API_SECRET_BEFORE: {
    readBy: ['api', 'start'],
    rule: text(32),
    without: 'none',
    isSecret: true,
    pairedWith: 'API_SECRET',
    document: operations,
    meaning:
      'a second key whose signatures are also accepted, while `API_SECRET` is replaced: see [how](servers.md#replacing-the-secret-of-the-api)',
  },
  MIGRATION_DATABASE_URL: {
    readBy: ['api', 'start'],
    rule: address('postgres', 'postgresql'),
    without: '`DATABASE_URL`, if its role may migrate',
    isSecret: true,
    document: operations,
    meaning:
      'the same database with the role that owns and migrates it, so that the role of `DATABASE_URL` cannot rewrite ballots: see [roles](database.md#roles-of-the-database)',
  },
  ...serviceVariables,
  DRAIN_SECONDS: {
    readBy: ['api', 'shell', 'start'],
    rule: wholeNumber(0, 60),
    default: '0',
    document: operations,
    meaning:
      'how long a server that is being stopped still serves requests while `/ready` returns 503; must be longer than load balancers take to notice',
  },
  RENDER_SECONDS: {
    readBy: ['shell', 'start'],
    rule: wholeNumber(1, 60),
    default: '5',
    document: operations,
    meaning:
      'how long a page may wait for a rendering process, and how long rendering it may take; after that the browser renders what is missing',
  },
  API_METRICS_PORT: {
    readBy: ['api', 'start'],
    rule: wholeNumber(1024, 65_535),
    without: "the API's own port",
    document: operations,
    meaning: "a separate port for the API's metrics (`/metrics`)",
  },
  ...walletVariables,
  LOG_LEVEL: {
    readBy: ['api', 'shell', 'start'],
    rule: oneOf('silent', 'error', 'warn', 'info', 'debug'),
    default: 'warn',
    document: operations,
    meaning: 'the lowest level that is logged: `silent`, `error`, `warn`, `info` or `debug`',
  },
  ...tracingVariables,
} as const satisfies Record<string, Variable>;

export type VariableRows = typeof variables;

/** The rows without their literal types, for code that goes through all of them. */
export const variableRows: Readonly<Record<string, Variable>> = variables;
