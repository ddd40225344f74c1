import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { releaseHealthPath } from '@summit/contract/releases/release-health';
import { teamKeysFile } from '../promotion/team-keys.ts';
import { refusal, releaseSteps } from '../promotion/testing/release-steps.ts';
import { readRegistry } from '../registry/registry-store.ts';
import { checkHealth, GateMemory } from './health-gate.ts';
import { createGateFixture, getHealth } from './testing/gate-fixture.ts';

const steps = releaseSteps();
const { fixture, gate, check } = createGateFixture(steps.dataDir);
const day = 24 * 3600_000;

const lastChange = () => readRegistry(steps.dataDir()).history.at(-1);

test('a release that fails is rolled back, and the history says why', async () => {
  await steps.release('a1');
  await steps.release('a2');
  fixture.counted = [getHealth('a1', 500, 1), getHealth('a2', 60, 58)];
  await check();
  expect(steps.liveBuild()).toBe('a1');
  expect(lastChange()).toMatchObject({
    action: 'rollback',
    by: 'health gate',
    why: '58 of 60 views failed (render 58); of a1 1 of 500',
  });
  expect(fixture.reported.join()).toContain('awards a2 was rolled back');
});

test('a restored release stays, even if it fails', async () => {
  await steps.release('a0');
  await steps.release('a1');
  await steps.release('a2');
  await steps.back();
  fixture.counted = [getHealth('a0', 500, 0), getHealth('a1', 500, 400)];
  await check();
  expect(steps.liveBuild()).toBe('a1');
});

test('the live release is still watched after a share has ended', async () => {
  await steps.release('a1');
  await steps.release('a2');
  await steps.candidate('a3');
  await steps.share(10);
  await steps.back();
  fixture.counted = [getHealth('a1', 500, 1), getHealth('a2', 60, 58)];
  await check();
  expect(steps.liveBuild()).toBe('a1');
});

test('a release that is no worse stays', async () => {
  await steps.release('a1');
  await steps.release('a2');
  fixture.counted = [getHealth('a1', 500, 50), getHealth('a2', 100, 12)];
  await check();
  expect(steps.liveBuild()).toBe('a2');
});

test('a share is compared with the live release, and withdrawn', async () => {
  await steps.release('a1');
  await steps.candidate('a2');
  await steps.share(10);
  fixture.counted = [getHealth('a1', 500, 1), getHealth('a2', 60, 58)];
  await check();
  expect(readRegistry(steps.dataDir()).shares).toEqual({});
  expect(steps.liveBuild()).toBe('a1');
  expect(lastChange()).toMatchObject({ action: 'withdraw', buildId: 'a2', by: 'health gate' });
});

test('counts of several shells are added up, even if pages and reports use different shells', async () => {
  await steps.release('a1');
  await steps.release('a2');
  const { networks, ...rest } = getHealth('a2', 60, 60);
  const [pages, reports] = [
    { ...rest, networks: { ...networks } },
    { ...rest, networks: { ...networks } },
  ];
  for (const name of Object.keys(networks)) {
    pages.networks[name] = [1, 0, 0, 0];
    reports.networks[name] = [0, 0, 1, 0];
  }
  fixture.counted = [pages];
  await check();
  expect(steps.liveBuild()).toBe('a2');
  const other = Fastify({ forceCloseConnections: true });
  other.get(releaseHealthPath, async () => [reports]);
  const otherAddress = await other.listen({ host: '127.0.0.1', port: 0 });
  await check([fixture.address, otherAddress, 'http://127.0.0.1:9']);
  await other.close();
  expect(steps.liveBuild()).toBe('a1');
});

test('two gates roll back one release, not two', async () => {
  await steps.release('a0');
  await steps.release('a1');
  await steps.release('a2');
  fixture.counted = [getHealth('a1', 500, 1), getHealth('a2', 60, 58)];
  await Promise.all([check(), check()]);
  expect(steps.liveBuild()).toBe('a1');
  expect(fixture.reported).toHaveLength(1);
});

test('shells are asked only about watched releases', async () => {
  await steps.release('a0');
  await steps.release('a1');
  await steps.release('a2');
  await check();
  expect(new Set(fixture.asked)).toEqual(new Set(['/r/health?release=awards%40a2&release=awards%40a1']));
});

test('shells are polled once a minute while nothing is watched, so that problems are noticed early', async () => {
  await steps.release('a1');
  const watching = gate();
  const memory = new GateMemory(watching);
  for (let seconds = 0; seconds < 130; seconds += 2) {
    await checkHealth({ ...watching, now: () => seconds * 1000 }, memory);
  }
  expect(fixture.asked).toEqual(['/r/health', '/r/health', '/r/health']);
});

test('a release is no longer rolled back automatically after a day', async () => {
  await steps.release('a1');
  await steps.release('a2');
  fixture.counted = [getHealth('a2', 60, 58)];
  await check([fixture.address], Date.now() + 2 * day);
  expect(steps.liveBuild()).toBe('a2');
});

test('files that cannot be fetched are not a fault of the release', async () => {
  await steps.release('a1');
  await steps.release('a2');
  fixture.counted = [getHealth('a2', 60, 58, 'load')];
  await check();
  expect(steps.liveBuild()).toBe('a2');
});

test('an impossible rollback is logged once', async () => {
  await steps.release('a1');
  await steps.release('a2');
  rmSync(steps.placed('awards/a1'), { recursive: true });
  expect(await refusal(steps.back())).toContain('holds no remote.json');
  fixture.counted = [getHealth('a2', 60, 58)];
  await check();
  expect(fixture.reported).toEqual([expect.stringContaining('awards a2 fails and cannot be rolled back')]);
});

test('a release whose rollback was impossible is watched again when it is promoted again', async () => {
  await steps.release('a1');
  await steps.release('a2');
  rmSync(steps.placed('awards/a1'), { recursive: true });
  fixture.counted = [getHealth('a2', 60, 58)];
  const memory = await check();
  await steps.release('a3');
  await checkHealth(gate(), memory);
  await steps.release('a2');
  fixture.counted = [getHealth('a3', 500, 1), getHealth('a2', 60, 58)];
  await checkHealth(gate(), memory);
  expect(steps.liveBuild()).toBe('a3');
});

test('a rollback that fails temporarily is retried', async () => {
  await steps.release('a1');
  await steps.release('a2');
  const keys = teamKeysFile(steps.dataDir(), 'awards');
  mkdirSync(dirname(keys), { recursive: true });
  writeFileSync(keys, 'cut short');
  fixture.counted = [getHealth('a1', 500, 1), getHealth('a2', 60, 58)];
  const memory = await check();
  expect(steps.liveBuild()).toBe('a2');
  expect(fixture.reported).toEqual([expect.stringContaining('awards a2 fails and cannot be rolled back')]);
  rmSync(keys);
  await checkHealth(gate(), memory);
  expect(steps.liveBuild()).toBe('a1');
});
