import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { type ReleaseAlarm, releaseAlarmPath } from '@summit/contract/releases/release-health';
import { signed } from '@summit/rendering/signing/signed-text';
import { ReleaseAlarms, serveAlarms } from './release-alarms.ts';

const secret = 'of the site';
const alarm: ReleaseAlarm = { release: 'awards@a2', why: 'awards a2 may be failing.' };

test('an alarm is logged once, and again every ten minutes while it is active', () => {
  let now = 0;
  const said: string[] = [];
  const alarms = new ReleaseAlarms(
    (line) => said.push(line),
    () => now,
  );
  for (; now < 11 * 60_000; now += 2000) alarms.hear([alarm]);
  expect(said).toEqual([alarm.why, alarm.why]);
  expect(alarms.list).toEqual([alarm]);
});

test('an alarm ends when the gate says so, or no longer repeats it', () => {
  let now = 0;
  const alarms = new ReleaseAlarms(
    () => undefined,
    () => now,
  );
  alarms.hear([alarm]);
  alarms.hear([]);
  expect(alarms.list).toEqual([]);
  alarms.hear([alarm]);
  now += 61_000;
  expect(alarms.list).toEqual([]);
});

test('only the health gate can raise an alarm, and an old request is refused', async () => {
  const app = Fastify();
  const alarms = new ReleaseAlarms(() => undefined);
  serveAlarms(app, alarms, secret);
  const send = async (secretOf: string, time: number) => {
    const text = Buffer.from(JSON.stringify({ time, alarms: [alarm] })).toString('base64url');
    const payload = signed(secretOf, 'alarm', text);
    const headers = { 'content-type': 'text/plain' };
    return (await app.inject({ method: 'POST', url: releaseAlarmPath, headers, payload })).statusCode;
  };
  expect(await send('guessed', Date.now())).toBe(404);
  expect(await send(secret, Date.now() - 120_000)).toBe(404);
  expect(alarms.list).toEqual([]);
  expect(await send(secret, Date.now())).toBe(204);
  expect(alarms.list).toEqual([alarm]);
  await app.close();
});
