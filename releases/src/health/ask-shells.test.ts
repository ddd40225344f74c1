import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  healthClockMs,
  type RaisedAlarms,
  registryRevisionHeader,
  releaseAlarmPath,
  releaseHealthPath,
  type ReleaseTallies,
} from '@summit/contract/releases/release-health';
import { verified } from '@summit/rendering/signing/signed-text';
import { Shells } from './ask-shells.ts';

const secret = 'of the site';
const minute = 60_000;
const counted: ReleaseTallies = { release: 'awards@a1', networks: {}, own: [0, 0, 0, 0], pages: {} };
let shell: FastifyInstance;
let address: string;
let raised: string[];
let said: string[];
/** How far the gate's clock is ahead; the shell's clock is right. */
let aheadMs: number;
let waitedMs: number;
/** The revision of the shell's registry. */
let revision: number;
let shells: Shells;

beforeEach(async () => {
  [raised, said, aheadMs, waitedMs, revision] = [[], [], 0, 0, 7];
  shell = Fastify({ forceCloseConnections: true });
  shell.get(releaseHealthPath, async ({ headers }, reply) => {
    const time = verified(secret, 'health', String(headers.authorization).replace('Bearer ', ''));
    const isOurs = time !== null && Math.abs(Date.now() + waitedMs - Number(time)) <= healthClockMs;
    reply.header('date', new Date(Date.now() + waitedMs).toUTCString());
    reply.header(registryRevisionHeader, revision);
    return isOurs ? [counted] : reply.code(404).send();
  });
  shell.post(releaseAlarmPath, async ({ body }) => void raised.push(String(body)));
  address = await shell.listen({ host: '127.0.0.1', port: 0 });
  shells = createShells(secret);
});

afterEach(() => shell.close());

const createShells = (secretOf: string, shellsOf = [address]) =>
  new Shells({
    shells: shellsOf,
    secret: secretOf,
    report: (line) => said.push(line),
    now: () => Date.now() + waitedMs + aheadMs,
  });

test('nothing is logged while a shell responds', async () => {
  aheadMs = 20_000;
  expect(await shells.tallies(['awards@a1'])).toEqual([counted]);
  expect(said).toEqual([]);
});

test('a shell with an older registry is awaited, because it may count an earlier promotion', async () => {
  expect(await shells.tallies(['awards@a1'], 8)).toEqual([]);
  expect(said).toEqual([]);
  waitedMs += minute;
  expect(await shells.tallies(['awards@a1'], 8)).toEqual([]);
  expect(said).toEqual([expect.stringContaining('does not have revision 8 of the registry')]);
  revision = 8;
  expect(await shells.tallies(['awards@a1'], 8)).toEqual([counted]);
});

test.each([
  [-95_000, '9[4-6] s ahead of'],
  [95_000, '9[4-6] s behind'],
])(
  'clocks %d ms apart are logged immediately, with the consequence, and every ten minutes',
  async (ms, side) => {
    aheadMs = ms;
    for (; waitedMs < 11 * minute; waitedMs += minute / 2) await shells.tallies([]);
    expect(said).toHaveLength(2);
    expect(said[0]).toMatch(/learns of no failures at \S+ and takes no release back: the clock there is /);
    expect(said[0]).toMatch(new RegExp(`the clock there is ${side} the one here, and 60 s are the most`));
    aheadMs = 0;
    await shells.tallies([]);
    expect(said[2]).toContain('learns again of failures');
  },
);

test('drifting clocks are logged while the gate’s requests are still accepted', async () => {
  aheadMs = 45_000;
  await shells.tallies([]);
  expect(said).toEqual([expect.stringMatching(/4[4-6] s behind the one here: beyond 60 s/)]);
});

test('a different secret is not reported as a different time', async () => {
  await createShells('of another site').tallies([]);
  expect(said).toEqual([expect.stringContaining('it is refused (404). Is RELEASE_SECRET the same')]);
});

test('a restarting shell is not logged, but one that stays away is', async () => {
  const away = createShells(secret, ['http://127.0.0.1:9']);
  await away.tallies([]);
  waitedMs += 50_000;
  await away.tallies([]);
  expect(said).toEqual([]);
  waitedMs += 20_000;
  await away.tallies([]);
  await away.tallies([]);
  expect(said).toEqual([expect.stringContaining('Nothing responds at http://127.0.0.1:9')]);
});

test('alarms are sent to every shell, signed', async () => {
  const alarm = { release: 'awards@a2', why: 'it may be failing' } as const;
  await shells.raise([alarm]);
  const text = verified(secret, 'alarm', raised[0] ?? '') ?? '';
  const { time, alarms } = JSON.parse(Buffer.from(text, 'base64url').toString()) as RaisedAlarms;
  expect(Math.abs(Date.now() - time)).toBeLessThan(minute);
  expect(alarms).toEqual([alarm]);
});
