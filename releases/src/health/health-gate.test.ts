import { rmSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { releaseHealthPath, type ReleaseKey, type ReleaseTallies } from '@summit/contract/release-health';
import { verified } from '@summit/shell/editions/signed-text';
import { refusal, releaseSteps } from '../promotion/testing/release-steps.ts';
import { readRegistry } from '../registry/registry-store.ts';
import { checkHealth } from './health-gate.ts';

const steps = releaseSteps();
const secret = 'of the site';
const day = 24 * 3600_000;

let shell: FastifyInstance;
let address: string;
let counted: ReleaseTallies[];
const reported: string[] = [];
const asked: string[] = [];

beforeEach(async () => {
  counted = [];
  reported.length = 0;
  asked.length = 0;
  shell = Fastify({ forceCloseConnections: true });
  shell.get(releaseHealthPath, async ({ headers, url }, reply) => {
    asked.push(url);
    const time = verified(secret, 'health', String(headers.authorization).replace('Bearer ', ''));
    return time === null ? reply.code(404).send() : counted;
  });
  address = await shell.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(() => shell.close());

/** So many views of visitors that each have their own network. */
const health = (buildId: string, views: number, failed: number, phase: 'load' | 'render' = 'render') => {
  const networks = Array.from({ length: views }, (_, visitor): [string, ReleaseTallies['own']] => {
    const hasFailed = visitor < failed ? 1 : 0;
    return [`n${visitor}`, phase === 'load' ? [1, hasFailed, 0, 0] : [1, 0, hasFailed, 0]];
  });
  const release: ReleaseKey = `awards@${buildId}`;
  return { release, networks: Object.fromEntries(networks), own: [0, 0, 0, 0] } satisfies ReleaseTallies;
};

const check = (refused?: Set<string>, shells = [address], now = Date.now()) =>
  checkHealth(
    {
      dataDir: steps.dataDir(),
      shells,
      secret,
      originOf: () => 'http://localhost:3003',
      report: (line) => void reported.push(line),
      now: () => now,
    },
    refused,
  );

const lastChange = () => readRegistry(steps.dataDir()).history.at(-1);

test('a release that fails is rolled back, and the history says why', async () => {
  await steps.release('a1');
  await steps.release('a2');
  counted = [health('a1', 500, 1), health('a2', 30, 28)];
  await check();
  expect(steps.liveBuild()).toBe('a1');
  expect(lastChange()).toMatchObject({
    action: 'rollback',
    by: 'health gate',
    why: '28 of 30 views failed (render 28); of a1 1 of 500',
  });
  expect(reported.join()).toContain('awards a2 was rolled back');
});

test('what was brought back stays, whatever it fails at', async () => {
  await steps.release('a0');
  await steps.release('a1');
  await steps.release('a2');
  await steps.back();
  counted = [health('a0', 500, 0), health('a1', 500, 400)];
  await check();
  expect(steps.liveBuild()).toBe('a1');
});

test('a release that does no worse stays', async () => {
  await steps.release('a1');
  await steps.release('a2');
  counted = [health('a1', 500, 50), health('a2', 100, 12)];
  await check();
  expect(steps.liveBuild()).toBe('a2');
});

test('a share is compared with what is live, and taken back', async () => {
  await steps.release('a1');
  await steps.candidate('a2');
  await steps.share(10);
  counted = [health('a1', 500, 1), health('a2', 30, 28)];
  await check();
  expect(readRegistry(steps.dataDir()).shares).toEqual({});
  expect(steps.liveBuild()).toBe('a1');
  expect(lastChange()).toMatchObject({ action: 'withdraw', buildId: 'a2', by: 'health gate' });
});

test('the counts of several shells are one, though pages come from one and reports go to another', async () => {
  await steps.release('a1');
  await steps.release('a2');
  const { networks, ...rest } = health('a2', 24, 24);
  const [pages, reports] = [
    { ...rest, networks: { ...networks } },
    { ...rest, networks: { ...networks } },
  ];
  for (const name of Object.keys(networks)) {
    pages.networks[name] = [1, 0, 0, 0];
    reports.networks[name] = [0, 0, 1, 0];
  }
  counted = [pages];
  await check();
  expect(steps.liveBuild()).toBe('a2');
  const other = Fastify({ forceCloseConnections: true });
  other.get(releaseHealthPath, async () => [reports]);
  const otherAddress = await other.listen({ host: '127.0.0.1', port: 0 });
  await check(undefined, [address, otherAddress, 'http://127.0.0.1:9']);
  await other.close();
  expect(steps.liveBuild()).toBe('a1');
});

test('two gates take one release back, not two', async () => {
  await steps.release('a0');
  await steps.release('a1');
  await steps.release('a2');
  counted = [health('a1', 500, 1), health('a2', 30, 28)];
  await Promise.all([check(), check()]);
  expect(steps.liveBuild()).toBe('a1');
  expect(reported).toHaveLength(1);
});

test('shells are asked of what is watched alone', async () => {
  await steps.release('a0');
  await steps.release('a1');
  await steps.release('a2');
  await check();
  expect(asked).toEqual(['/r/health?release=awards%40a2&release=awards%40a1']);
});

test('after a day a release is not rolled back by itself any more', async () => {
  await steps.release('a1');
  await steps.release('a2');
  counted = [health('a2', 30, 28)];
  await check(undefined, [address], Date.now() + 2 * day);
  expect(steps.liveBuild()).toBe('a2');
});

test('files that nobody serves are no fault of the release', async () => {
  await steps.release('a1');
  await steps.release('a2');
  counted = [health('a2', 30, 28, 'load')];
  await check();
  expect(steps.liveBuild()).toBe('a2');
});

test('what cannot be rolled back is said once', async () => {
  await steps.release('a1');
  await steps.release('a2');
  rmSync(steps.placed('awards/a1'), { recursive: true });
  expect(await refusal(steps.back())).toContain('holds no remote.json');
  counted = [health('a2', 30, 28)];
  const refused = new Set<string>();
  await check(refused);
  await check(refused);
  expect(reported).toEqual([expect.stringContaining('awards a2 fails and cannot be rolled back')]);
});
