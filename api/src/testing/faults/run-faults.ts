import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

// The runs of payments with faults, more of them than there is time for in the other test runs. `--first 401 --runs 200`
// selects some of them, for several machines or to repeat a failed run.
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1000' }, first: { type: 'string', default: '1' } },
});

const { status } = spawnSync('npx', ['vitest', 'run', 'api/src/orders/payments/store-faults.test.ts'], {
  env: { ...process.env, FAULT_RUNS: values.runs, FAULT_FIRST: values.first },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status === 0 ? 0 : 1;
