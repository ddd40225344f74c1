const { join } = require('node:path');
const { workspaces } = require('./package.json');

/** Far from the venue's zone, so that a test notices output that depends on the machine's. */
process.env.TZ = 'Pacific/Auckland';

function swc(parser) {
  return [
    '@swc/jest',
    {
      swcrc: false,
      // In separate files, which are only read after failures: inline maps would double what every test file compiles.
      sourceMaps: true,
      jsc: { target: 'es2022', parser, transform: { react: { runtime: 'automatic' } } },
    },
  ];
}

/** A package of react-admin's that has no form which Jest can require. */
const esmOnly = 'react-hotkeys-hook/';

/**
 * Tests that need a DOM, most of them of components: `.test.tsx`. All others run in Node (vitest.config.ts).
 * @type {import('jest').Config}
 */
module.exports = {
  roots: workspaces.map((name) => join(__dirname, name)),
  testMatch: ['**/*.test.tsx'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data'],
  testEnvironment: join(__dirname, 'tools/testing/browser/browser-environment.cjs'),
  setupFilesAfterEnv: [join(__dirname, 'tools/testing/browser/browser-setup.ts')],
  transform: {
    '\\.ts$': swc({ syntax: 'typescript' }),
    '\\.tsx$': swc({ syntax: 'typescript', tsx: true }),
    [`${esmOnly}.*\\.js$`]: swc({ syntax: 'ecmascript' }),
  },
  transformIgnorePatterns: [`/node_modules/(?!.*${esmOnly})`],
  moduleNameMapper: {
    // A page in jsdom has no containers of webpack: tests take remotes as the server does.
    '^#federation-host$': join(__dirname, 'shell/src/federation/server-host.ts'),
    '\\.module\\.css$': join(__dirname, 'tools/testing/browser/fake-classes.cjs'),
    '\\.(css|woff2|svg|png|jpe?g|webp|avif)$': join(__dirname, 'tools/testing/browser/fake-asset.cjs'),
  },
  maxWorkers: '100%',
  // What test files leave in a worker adds up to gigabytes, and sweeping them takes seconds from later tests.
  workerIdleMemoryLimit: '1200MB',
  restoreMocks: true,
  // Long forms on a machine that runs something else as well: what never comes still fails.
  testTimeout: 120_000,
  // A passing test prints nothing; what failed is shown in full at the end.
  reporters: [['summary', { summaryThreshold: 0 }]],
};
