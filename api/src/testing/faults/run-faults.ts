import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

// The runs of payments with faults, more often than there is time for beside all other tests.
const { values } = parseArgs({ options: { runs: { type: 'string', default: '1000' } } });

const { status } = spawnSync('npx', ['vitest', 'run', 'api/src/payments/store-faults.test.ts'], {
  env: { ...process.env, FAULT_RUNS: values.runs },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status === 0 ? 0 : 1;
