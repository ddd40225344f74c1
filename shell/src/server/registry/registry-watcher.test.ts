import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getRegistryCopy } from '@summit/contract/releases/registry';
import { until } from '../../app/testing/until.ts';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';
import { type RegistryWatcher, watchRegistry } from './registry-watcher.ts';

let file: string;
let watcher: RegistryWatcher;
const seen: number[] = [];
const problems: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  file = join(mkdtempSync(join(tmpdir(), 'registry-')), 'registry.json');
  seen.length = 0;
  problems.length = 0;
});

afterEach(() => {
  watcher.stop();
  vi.useRealTimers();
  rmSync(join(file, '..'), { recursive: true });
});

/** Replaces the file as a promotion does. */
function write(content: unknown): void {
  writeFileSync(`${file}.draft`, typeof content === 'string' ? content : JSON.stringify(content));
  renameSync(`${file}.draft`, file);
}

const revision = (number: number, buildId = 'b1') =>
  createRegistry(number, liveRelease('awards', 'http://localhost:3003', buildId));

async function watch() {
  watcher = await watchRegistry(
    file,
    (registry) => void seen.push(registry.revision),
    (problem) => void problems.push(problem),
  );
}

const aSecondLater = () => vi.advanceTimersByTime(1000);

test('refresh reads a new release without waiting for the next check', async () => {
  write(revision(1));
  await watch();
  write(revision(2, 'b2'));
  await watcher.refresh();
  expect(watcher.current().revision).toBe(2);
  expect(seen).toEqual([2]);
});

test('a missing file is reported once, and again if it existed in between', async () => {
  write(revision(1));
  await watch();
  rmSync(file);
  for (let looks = 0; looks < 5; looks += 1) await watcher.refresh();
  expect(problems).toHaveLength(1);
  write(revision(1));
  await watcher.refresh();
  rmSync(file);
  for (let looks = 0; looks < 5; looks += 1) await watcher.refresh();
  expect(problems).toHaveLength(2);
});

test('the live releases are known from the start', async () => {
  write(revision(4, 'b9'));
  await watch();
  expect(watcher.current().live.awards?.buildId).toBe('b9');
  expect(seen).toEqual([]);
});

test('a registry published to all machines is used, and an older file is ignored', async () => {
  write(revision(1));
  await watch();
  watcher.offer(revision(4, 'b4'));
  expect([seen, watcher.current().live.awards?.buildId]).toEqual([[4], 'b4']);
  write(revision(3, 'b3'));
  aSecondLater();
  watcher.offer(revision(2));
  write(revision(5, 'b5'));
  aSecondLater();
  await until(() => seen.length > 1);
  expect([seen, watcher.current().live.awards?.buildId]).toEqual([[4, 5], 'b5']);
});

test('a promotion is seen within about a second', async () => {
  write(revision(1));
  await watch();
  write(revision(2, 'b2'));
  aSecondLater();
  await until(() => seen.length > 0);
  expect(seen).toEqual([2]);
  expect(watcher.current().live.awards?.buildId).toBe('b2');
});

test('without a registry at the first start nothing is live, nothing is reported, and the first promotion is seen', async () => {
  await watch();
  expect(watcher.current()).toMatchObject({ revision: 0, live: {} });
  await watcher.refresh();
  expect(problems).toEqual([]);
  write(revision(1));
  aSecondLater();
  await until(() => seen.length > 0);
  expect(seen).toEqual([1]);
});

test.each([
  ['is cut off', '{"revision": 2, "live": {'],
  ['is not a registry', { revision: 'two' }],
  ['names an impossible release', createRegistry(2, liveRelease('awards', 'no address'))],
])('a file that %s is reported, and the last good registry stays in use', async (_what, content) => {
  write(revision(1));
  await watch();
  write(content);
  aSecondLater();
  await until(() => problems.length > 0);
  expect(seen).toEqual([]);
  expect(watcher.current().revision).toBe(1);

  write(revision(3));
  aSecondLater();
  await until(() => seen.length > 0);
  expect(seen).toEqual([3]);
});

test('a file that is damaged at the start is reported by name, and its copy is used', async () => {
  write('{"revision": 5, "live": {');
  writeFileSync(getRegistryCopy(file), JSON.stringify(revision(4, 'b9')));
  await watch();
  expect(watcher.current().live.awards?.buildId).toBe('b9');
  expect(problems).toEqual([expect.objectContaining({ message: expect.stringContaining(file) as string })]);
});

test('the last good registry stays in use when the file disappears', async () => {
  write(revision(1));
  await watch();
  rmSync(file);
  aSecondLater();
  await until(() => problems.length > 0);
  expect(watcher.current().revision).toBe(1);
});

test('nothing is reported after it was stopped', async () => {
  write(revision(1));
  await watch();
  watcher.stop();
  write(revision(2));
  expect(vi.getTimerCount()).toBe(0);
  expect(watcher.current().revision).toBe(1);
});

test('the role of a remote is the site’s setting, not its release’s', async () => {
  const of = (number: number) => {
    const release = liveRelease('awards', 'http://localhost:3003', 'b1');
    return createRegistry(number, { ...release, descriptor: { ...release.descriptor, role: 'primary' } });
  };
  const roleNow = () => watcher.current().live.awards?.descriptor.role;
  write(of(1));
  watcher = await watchRegistry(
    file,
    () => undefined,
    () => undefined,
    { awards: 'essential' },
  );
  expect(roleNow()).toBe('essential');
  watcher.offer(of(2));
  expect([watcher.current().revision, roleNow()]).toEqual([2, 'essential']);
  watcher.stop();
  watcher = await watchRegistry(
    file,
    () => undefined,
    () => undefined,
    {},
  );
  expect(roleNow()).toBe('regular');
});
