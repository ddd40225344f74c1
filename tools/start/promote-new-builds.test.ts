import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { promote } from '@summit/releases/promotion/promote';
import { promoteCandidate } from '@summit/releases/promotion/promote-candidate';
import { ReleaseRefused } from '@summit/releases/promotion/release-refused';
import { rollback } from '@summit/releases/promotion/rollback';
import { readRegistry } from '@summit/releases/registry/registry-store';
import { siteSettings } from '@summit/releases/settings/site-settings';
import { fakeBuild } from '@summit/releases/testing/fake-build';
import { promoteNewBuilds } from './promote-new-builds.ts';

let folder: string;
let problems: string[];
const said: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  problems = [];
  said.length = 0;
});

afterEach(() => rmSync(folder, { recursive: true }));

const dataDir = () => join(folder, 'data');

/** Starts the site with builds of these sources, on a port. */
function start(sources: Record<string, string>, PORT = '3000') {
  const built = Object.entries(sources).map(([app, buildId]) => {
    return [app, { buildId, folder: fakeBuild(folder, app, buildId) }];
  });
  return promoteNewBuilds(
    siteSettings({ PORT, DATA_DIR: dataDir() }),
    Object.fromEntries(built),
    (line) => void said.push(line),
    (promotion) => promote(promotion, async () => problems),
  );
}

const live = () =>
  Object.fromEntries(
    Object.entries(readRegistry(dataDir()).live).map(([name, { baseUrl }]) => [name, baseUrl]),
  );

test('the first start makes every build live, and prints it', async () => {
  await start({ shell: 's1', content: 'c1', awards: 'a1' });
  expect(live()).toEqual({ content: 'http://localhost:3001/c1', awards: 'http://localhost:3003/a1' });
  expect(said).toEqual(['  content c1 is live (revision 1)', '  awards a1 is live (revision 2)']);
});

test('a start without new builds changes nothing', async () => {
  await start({ awards: 'a1' });
  await start({ awards: 'a1' });
  expect(readRegistry(dataDir()).revision).toBe(1);
  expect(said).toHaveLength(1);
});

test('builds of changed sources become live', async () => {
  await start({ awards: 'a1' });
  await start({ awards: 'a2' });
  expect(live()).toEqual({ awards: 'http://localhost:3003/a2' });
});

test('a start does not make a rolled back release live again', async () => {
  await start({ awards: 'a1' });
  await start({ awards: 'a2' });
  await rollback(dataDir(), 'awards', 'http://localhost:3003');
  await start({ awards: 'a2' });
  expect(live()).toEqual({ awards: 'http://localhost:3003/a1' });
});

test('missing files of a release are restored', async () => {
  await start({ awards: 'a1' });
  rmSync(join(dataDir(), 'releases'), { recursive: true });
  await start({ awards: 'a1' });
  expect(said).toHaveLength(2);
});

test('after a change of ports all live releases are found there', async () => {
  await start({ awards: 'a1', content: 'c1' });
  await start({ awards: 'a2' });
  await rollback(dataDir(), 'awards', 'http://localhost:3003');
  await start({ awards: 'a2' }, '4000');
  expect(live()).toEqual({ awards: 'http://localhost:4003/a1', content: 'http://localhost:4001/c1' });
});

test('after a change of ports candidates and releases in a rollout are found there, too', async () => {
  await start({ awards: 'a1' });
  const build = fakeBuild(folder, 'awards', 'a2');
  const order = { dataDir: dataDir(), build, remote: 'awards', origin: 'http://localhost:3003' };
  await promote({ ...order, shellBuild: '', apiUpstream: '', candidate: true }, async () => []);
  await promoteCandidate({ dataDir: dataDir(), remote: 'awards', percent: 10 });
  await start({ awards: 'a1' }, '4000');
  const { candidates, shares } = readRegistry(dataDir());
  const addresses = [...(candidates?.awards ?? []), shares?.awards].map((release) => release?.baseUrl);
  expect(addresses).toEqual(['http://localhost:4003/a2', 'http://localhost:4003/a2']);
});

test('a remote with an external origin keeps it', async () => {
  const build = fakeBuild(folder, 'gala', 'g1');
  const elsewhere = { dataDir: dataDir(), build, remote: 'gala', origin: 'https://gala.example' };
  await promote({ ...elsewhere, shellBuild: '', apiUpstream: '' }, async () => []);
  await start({ awards: 'a1' }, '4000');
  expect(live()).toEqual({ gala: 'https://gala.example/g1', awards: 'http://localhost:4003/a1' });
});

test('a refused build is reported with its reasons, and the previous release stays live', async () => {
  await start({ awards: 'a1' });
  problems = ['it does not render: no such export'];
  await expect(start({ awards: 'a2' })).rejects.toThrow(ReleaseRefused);
  expect(live()).toEqual({ awards: 'http://localhost:3003/a1' });
});
