import { spawnSync } from 'node:child_process';

// Every hostile text goes to every handler and header, which takes longer than there is time for beside all other tests.
const { status } = spawnSync('npx', ['vitest', 'run', 'api/src/testing/hostile/every-'], {
  env: { ...process.env, HOSTILE_TEXTS: 'all' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exitCode = status === 0 ? 0 : 1;
