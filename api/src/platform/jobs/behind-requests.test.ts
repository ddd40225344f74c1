import { spawnSync } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const file = pathToFileURL(join(import.meta.dirname, 'behind-requests.mjs')).href;

/** The priority of a program after it was lowered from this one. */
function priorityAfter(priority: number): number {
  const script = `
    const { goBehindRequests } = await import(${JSON.stringify(file)});
    const { getPriority, setPriority } = await import('node:os');
    setPriority(${priority});
    goBehindRequests();
    console.log(getPriority());
  `;
  const args = ['--input-type=module', '--eval', script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(stderr).toBe('');
  return Number(stdout);
}

test('background work gets a lower priority, and never a higher one again', () => {
  const own = getPriority();
  expect(priorityAfter(own)).toBe(process.platform === 'linux' ? Math.max(own, 10) : own);
  expect(priorityAfter(19)).toBe(19);
});
