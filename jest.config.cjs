const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { workspaces } = require('./package.json');

/** Far from the venue's zone, so that a test notices output that depends on the machine's. */
process.env.TZ = 'Pacific/Auckland';

/** Packages that are published as ES modules only: Jest's CommonJS world needs them transformed. */
const modulesOnly = [
  '@noble',
  '@otplib',
  '@scure',
  'content-disposition',
  'cookie',
  'feed',
  'get-port',
  'ical.js',
  'jose',
];

/** Pages that tests of the server render have their styles as in a build. */
const compiledStyles = join(__dirname, 'tools/testing/compiled-styles.cjs');

function swc(parser, transformer = '@swc/jest') {
  return [
    transformer,
    {
      swcrc: false,
      // In files of their own, read for failures only: within the code they double what every test file compiles.
      sourceMaps: true,
      jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } },
    },
  ];
}

const shared = {
  rootDir: __dirname,
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data'],
  transform: {
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    '\\.m?js$': swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')})/)`],
  runtime: join(__dirname, 'tools/testing/script-reusing-runtime.cjs'),
  restoreMocks: true,
};

function roots(folders) {
  return folders.map((folder) => join(__dirname, folder)).filter((folder) => existsSync(folder));
}

const apiSetup = join(__dirname, 'api/src/testing/global-setup.ts');
const apiTeardown = join(__dirname, 'api/src/testing/global-teardown.ts');

/** @type {import('jest').Config} */
module.exports = {
  // One more than the cores of the smallest machine: tests wait for a database, for timers and for each other.
  maxWorkers: 3,
  // What test files leave in a worker adds up to gigabytes, and sweeping them takes seconds from later tests. The young
  // heap that tools/testing/jest-suite.ts makes larger is a part of it.
  workerIdleMemoryLimit: '1200MB',
  reporters: [join(__dirname, 'tools/testing/quiet-reporter.cjs')],
  testSequencer: join(__dirname, 'tools/testing/longest-first.cjs'),
  // Long forms on a machine that runs something else as well: what never comes still fails.
  testTimeout: 120_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'node',
      transform: {
        ...shared.transform,
        '\\.ts$': swc({ syntax: 'typescript' }, compiledStyles),
        '\\.tsx$': swc({ syntax: 'typescript', tsx: true }, compiledStyles),
      },
      roots: roots(['contract', 'releases', 'remote-kit', 'tools', 'tracing', 'shell/src/server']),
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: join(__dirname, 'tools/testing/browser-environment.cjs'),
      testPathIgnorePatterns: ['/node_modules/', '/shell/src/server/'],
      setupFilesAfterEnv: [join(__dirname, 'tools/testing/browser-setup.ts')],
      roots: roots([
        'shared-auth',
        'shared-ui',
        'shared-site',
        'shell',
        ...workspaces.filter((name) => name.startsWith('mf-')),
      ]),
      moduleNameMapper: {
        '\\.(css|woff2|svg|png|jpe?g|webp|avif)$': join(__dirname, 'tools/testing/asset-stand-in.cjs'),
      },
    },
    {
      ...shared,
      displayName: 'api',
      testEnvironment: 'node',
      roots: roots(['api']),
      globalSetup: existsSync(apiSetup) ? apiSetup : undefined,
      globalTeardown: existsSync(apiTeardown) ? apiTeardown : undefined,
    },
  ],
};
