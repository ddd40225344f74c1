import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { getRegistryCopy, registryPath } from '@summit/contract/releases/registry';
import { changeRegistry, readRegistry, withRegistry } from './registry-store.ts';

const parent = mkdtempSync(join(tmpdir(), 'registry-'));
const emptyFolder = () => mkdtempSync(join(parent, 'data-'));

afterAll(() => rmSync(parent, { recursive: true }));

const entry = (buildId: string) => ({
  remote: 'awards',
  buildId,
  at: new Date(0).toISOString(),
  action: 'promote' as const,
});

test('concurrent changes are all stored, one after another', async () => {
  const folder = emptyFolder();
  const builds = ['a', 'b', 'c', 'd', 'e'];
  await Promise.all(
    builds.map((build) =>
      changeRegistry(folder, ({ live, history }) => ({ live, history: [...history, entry(build)] })),
    ),
  );
  const { revision, history } = readRegistry(folder);
  expect(revision).toBe(5);
  expect(history.map(({ buildId }) => buildId).sort()).toEqual(builds);
});

test('a change that fails leaves the registry unchanged, and does not block the next one', async () => {
  const folder = emptyFolder();
  await changeRegistry(folder, ({ live }) => ({ live, history: [entry('stored')] }));
  const failing = changeRegistry(folder, () => {
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(readRegistry(folder).history).toHaveLength(1);
  await expect(changeRegistry(folder, (registry) => registry)).resolves.toMatchObject({ revision: 2 });
});

test('a change waits while the registry is in use', async () => {
  const folder = emptyFolder();
  await changeRegistry(folder, (registry) => registry);
  let changing: Promise<unknown> = Promise.resolve();
  const seen = await withRegistry(folder, async ({ revision }) => {
    changing = changeRegistry(folder, (registry) => registry);
    await pause(200);
    return [revision, readRegistry(folder).revision];
  });
  await changing;
  expect([...seen, readRegistry(folder).revision]).toEqual([1, 1, 2]);
});

test('a lock of a killed promotion is taken over', async () => {
  const folder = emptyFolder();
  const lock = `${join(folder, registryPath)}.lock`;
  mkdirSync(lock, { recursive: true });
  const longAgo = new Date(Date.now() - 120_000);
  utimesSync(lock, longAgo, longAgo);
  await expect(changeRegistry(folder, (registry) => registry)).resolves.toMatchObject({ revision: 1 });
});

test('only the registry and its copy remain in its folder', async () => {
  const folder = emptyFolder();
  await changeRegistry(folder, (registry) => registry);
  expect(readdirSync(join(folder, registryPath, '..'))).toEqual(['registry.copy.json', 'registry.json']);
});

describe('a registry that is damaged', () => {
  const change = (folder: string, buildId: string) =>
    changeRegistry(folder, ({ live, history }) => ({ live, history: [...history, entry(buildId)] }));
  const damage = (folder: string) => writeFileSync(join(folder, registryPath), '{"revision": 2, "li');

  test('is read from its copy, and reported with the name of the file', async () => {
    const folder = emptyFolder();
    await change(folder, 'a1');
    damage(folder);
    const said: string[] = [];
    expect(readRegistry(folder, (problem) => said.push(problem)).history).toEqual([entry('a1')]);
    expect(said).toEqual([expect.stringContaining(join(folder, registryPath))]);
  });

  test('is repaired by the next change', async () => {
    const folder = emptyFolder();
    await change(folder, 'a1');
    damage(folder);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await change(folder, 'a2');
    const silent = vi.fn();
    expect(readRegistry(folder, silent).history).toEqual([entry('a1'), entry('a2')]);
    expect(silent).not.toHaveBeenCalled();
  });

  test('without a copy causes an error that names both files', async () => {
    const folder = emptyFolder();
    await change(folder, 'a1');
    damage(folder);
    rmSync(join(folder, getRegistryCopy(registryPath)));
    expect(() => readRegistry(folder)).toThrow(/registry\.json is damaged .*registry\.copy\.json/);
  });
});
