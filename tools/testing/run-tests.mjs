// Runs all checks from a fresh clone: it installs what they need, then runs every suite. It needs only Node.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installPackages, requireNode } from '../start/start.mjs';

const root = join(import.meta.dirname, '..', '..');

requireNode();
installPackages();

const args = ['--import', 'tsx', join(root, 'tools/testing/test-command.ts'), ...process.argv.slice(2)];
const tests = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => tests.kill(signal));
tests.on('exit', (code, signal) => {
  process.exitCode = signal ? 1 : (code ?? 1);
});
