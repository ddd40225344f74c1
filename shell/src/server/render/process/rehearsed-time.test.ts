import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { serverNow } from '@summit/shared-auth';
import { atMoment } from './rehearsed-time.ts';

const june = Date.parse('2027-06-08T17:00:00Z');
const minute = 60_000;

test('only code rendered for another moment has its time', async () => {
  const before = Date.now();
  const rehearsed = atMoment(june, async () => {
    const times = [serverNow()];
    await pause(5);
    times.push(Date.now());
    await new Promise((resolve) => setImmediate(resolve));
    times.push(serverNow());
    return times;
  });
  const earlier = atMoment(0, async () => {
    await pause(2);
    return Date.now();
  });
  const ordinary = [Date.now()];
  await pause(3);
  ordinary.push(serverNow());
  for (const time of await rehearsed) expect(Math.abs(time - june)).toBeLessThan(minute);
  expect(await earlier).toBeLessThan(minute);
  for (const time of ordinary) expect(Math.abs(time - before)).toBeLessThan(minute);
  expect(Math.abs(serverNow() - before)).toBeLessThan(minute);
});

test('a rendering that fails restores the time', async () => {
  await expect(atMoment(june, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(Math.abs(Date.now() - june)).toBeGreaterThan(minute);
});
