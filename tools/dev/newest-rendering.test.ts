import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { newestRegistry } from '@summit/releases/registry/registry-store';
import { fakeBuild } from '@summit/releases/testing/fake-build';
import { publishBuilds } from './newest-rendering.ts';

const folder = mkdtempSync(join(tmpdir(), 'newest-rendering-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('only the rebuilt remote is another release', async () => {
  const builds = ['content', 'awards'].map((remote) => ({
    ...{ remote, build: fakeBuild(folder, remote, 'dev'), origin: 'http://localhost:1' },
    builtAt: '2027-06-08T08:00:00Z',
  }));
  const publish = async (awardsAt: string) => {
    const remotes = () =>
      builds.map((one) => (one.remote === 'awards' ? { ...one, builtAt: awardsAt } : one));
    const revision = await publishBuilds({ folder, remotes });
    return { revision, live: (await newestRegistry(folder)).live };
  };
  const first = await publish('2027-06-08T08:00:00Z');
  const second = await publish('2027-06-08T08:00:01Z');
  expect(second.revision).toBe(first.revision + 1);
  expect(second.live.content).toEqual(first.live.content);
  expect(second.live.awards).not.toEqual(first.live.awards);
});
