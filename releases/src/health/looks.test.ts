import { expect, test } from 'vitest';
import type { Sight, Suspect } from './look.ts';
import { Looks } from './looks.ts';

const minute = 60_000;
const suspect = {} as Suspect;

function lookingWith(look: () => Promise<Sight>) {
  const clock = { now: 0, looked: 0 };
  const looks = new Looks(
    () => {
      clock.looked += 1;
      return look();
    },
    () => clock.now,
  );
  return { clock, looks };
}

test('reports cannot keep the gate looking: each pause is twice as long as the one before, up to an hour', async () => {
  const { clock, looks } = lookingWith(async () => ({ kind: 'works' }));
  for (; clock.now < 12 * 60 * minute; clock.now += minute) {
    looks.of('awards@a2', suspect);
    await looks.settled();
  }
  // After 0, 2, 6, 14, 30 and 62 minutes, and then every hour.
  expect(clock.looked).toBe(6 + 10);
});

test('one release is looked at at a time, and what fails is not looked at again', async () => {
  const { clock, looks } = lookingWith(async () => ({ kind: 'fails', problem: 'it throws' }));
  expect(looks.of('awards@a2', suspect)).toBeNull();
  expect(looks.of('content@c2', suspect)).toBeNull();
  expect(clock.looked).toBe(1);
  await looks.settled();
  clock.now += 60 * minute;
  expect(looks.of('awards@a2', suspect)).toEqual({ kind: 'fails', problem: 'it throws' });
  expect(clock.looked).toBe(1);
  looks.of('content@c2', suspect);
  expect(clock.looked).toBe(2);
});

test('a look that breaks off has seen nothing', async () => {
  const { looks } = lookingWith(() => Promise.reject(new Error('no browser starts')));
  looks.of('awards@a2', suspect);
  await looks.settled();
  expect(looks.of('awards@a2', suspect)).toEqual({ kind: 'blind', why: 'no browser starts' });
});
