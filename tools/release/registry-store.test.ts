import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changeRegistry, readRegistry } from './registry-store.ts';

const parent = mkdtempSync(join(tmpdir(), 'registry-'));
const emptyFolder = () => mkdtempSync(join(parent, 'data-'));

afterAll(() => rmSync(parent, { recursive: true }));

const entry = (buildId: string) => ({
  remote: 'awards',
  buildId,
  at: new Date(0).toISOString(),
  action: 'promote' as const,
});

test('changes made at once are all kept, one after another', async () => {
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

test('a change that fails leaves the registry as it was and lets the next one through', async () => {
  const folder = emptyFolder();
  await changeRegistry(folder, ({ live }) => ({ live, history: [entry('kept')] }));
  const failing = changeRegistry(folder, () => {
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(readRegistry(folder).history).toHaveLength(1);
  await expect(changeRegistry(folder, (registry) => registry)).resolves.toMatchObject({ revision: 2 });
});
