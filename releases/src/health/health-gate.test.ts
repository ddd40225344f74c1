import { rmSync } from 'node:fs';
import Fastify, { type FastifyInstance } from 'fastify';
import { type ReleaseHealth, releaseHealthPath } from '@summit/contract/release-health';
import { verified } from '@summit/shell/editions/signed-text';
import { refusal, releaseSteps } from '../promotion/testing/release-steps.ts';
import { readRegistry } from '../registry/registry-store.ts';
import { checkHealth } from './health-gate.ts';

const steps = releaseSteps();
const secret = 'of the site';
const day = 24 * 3600_000;

let shell: FastifyInstance;
let address: string;
let counted: ReleaseHealth[];
const reported: string[] = [];

beforeEach(async () => {
  counted = [];
  reported.length = 0;
  shell = Fastify({ forceCloseConnections: true });
  shell.get(releaseHealthPath, async ({ headers }, reply) => {
    const time = verified(secret, 'health', String(headers.authorization).replace('Bearer ', ''));
    return time === null ? reply.code(404).send() : counted;
  });
  address = await shell.listen({ host: '127.0.0.1', port: 0 });
});

afterEach(() => shell.close());

const health = (buildId: string, views: number, failed: number): ReleaseHealth => {
  return { remote: 'awards', buildId, views, failed, failedNetworks: failed, phases: { render: failed } };
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

test('the counts of several shells are one', async () => {
  await steps.release('a1');
  await steps.release('a2');
  counted = [health('a2', 12, 10)];
  await check(undefined, [address]);
  expect(steps.liveBuild()).toBe('a2');
  await check(undefined, [address, address, 'http://127.0.0.1:9']);
  expect(steps.liveBuild()).toBe('a1');
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
  counted = [{ ...health('a2', 30, 28), phases: { load: 28 } }];
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
