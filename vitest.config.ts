import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Far from the venue's zone, so that a test notices output that depends on the machine's. */
process.env.TZ = 'Pacific/Auckland';

/** The end of its name says where a test runs: in Node, here; in a DOM if it is `.test.tsx` (jest.config.cjs). */
const inNode = '**/*.test.ts';

/** They replace modules or load them again, or measure what their process does: each gets a separate process. */
const isolated = '**/*.isolated.test.ts';

const elsewhere = ['**/node_modules/**', '**/dist/**', '**/.data*/**', '**/.cache/**', 'e2e/**'];

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the cores: tests wait for a database, for timers and for processes that they start.
    maxWorkers: availableParallelism() + 1,
    // Long forms on a machine that runs something else as well: what never comes still fails.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    globalSetup: 'api/src/testing/global-setup.ts',
    // A passing test prints nothing; what failed is shown in full, with what it printed.
    reporters: ['minimal'],
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [inNode],
          exclude: [isolated, ...elsewhere],
          isolate: false,
          setupFiles: ['tools/testing/generated-inputs.ts'],
        },
      },
      { extends: true, test: { name: 'isolated', include: [isolated], exclude: elsewhere } },
    ],
  },
});
