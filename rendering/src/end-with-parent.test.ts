import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const until = (met: () => boolean) => vi.waitUntil(met, { timeout: 60_000, interval: 10 });

const folder = mkdtempSync(join(tmpdir(), 'orphan-'));
let pid = 0;

const endWithParent = JSON.stringify(join(import.meta.dirname, 'end-with-parent.ts'));
const child = JSON.stringify(join(folder, 'child.cjs'));
const parent = `
import { fork } from 'node:child_process';
import { endWithParent } from ${endWithParent};
const child = fork(${child}, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
endWithParent(child);
child.on('message', () => process.stdout.write(String(child.pid) + '\\n'));
`;

afterAll(() => {
  if (runs()) process.kill(pid, 'SIGKILL');
  rmSync(folder, { recursive: true });
});

/** A process that has ended but was not reaped by its new parent does not count as running. */
function runs(): boolean {
  const stat = `/proc/${pid}/stat`;
  try {
    process.kill(pid, 0);
    return !existsSync(stat) || !/\) Z /.test(readFileSync(stat, 'utf8'));
  } catch {
    return false;
  }
}

test('a process in an endless loop ends with its parent, even when that is killed', async () => {
  writeFileSync(join(folder, 'child.cjs'), 'process.send("here", () => { for (;;); });');
  writeFileSync(join(folder, 'parent.mts'), parent);
  const started = spawn(process.execPath, ['--import', 'tsx', join(folder, 'parent.mts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  pid = await new Promise((resolve) => {
    started.stdout.once('data', (text: Buffer) => resolve(Number(text.toString())));
  });
  expect(runs()).toBe(true);
  started.kill('SIGKILL');
  await until(() => !runs());
});
