import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';
import { processIdentity } from './process-facts.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'folder-lock-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function getLock(pid: number, identity: string | null): void {
  writeFileSync(join(folder, 'api.lock'), JSON.stringify({ pid, identity }));
}

test('a folder has one holder, and is free once it is released', () => {
  const unlock = lockFolder(folder);

  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  unlock();

  expect(() => lockFolder(folder)()).not.toThrow();
});

test('the refusal names the process that holds the folder', () => {
  lockFolder(folder);

  expect(() => lockFolder(folder)).toThrow(`in use by another API, process ${process.pid}`);
});

test('the lock of a process that is gone is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  const pid = child.pid ?? 0;
  const identity = processIdentity(pid);
  await new Promise((resolve) => child.once('exit', resolve));
  getLock(pid, identity);

  expect(() => lockFolder(folder)).not.toThrow();
});

test('a lock with a reused process id is ignored', () => {
  getLock(process.pid, 'an earlier process');

  expect(() => lockFolder(folder)).not.toThrow();
});

test('an unreadable lock is ignored', () => {
  writeFileSync(join(folder, 'api.lock'), 'not JSON');

  expect(() => lockFolder(folder)).not.toThrow();
});
