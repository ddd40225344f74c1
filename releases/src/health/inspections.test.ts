import { expect, test } from 'vitest';
import type { Inspection, Suspect } from './inspect-release.ts';
import { Inspections } from './inspections.ts';

const minute = 60_000;
const suspect = {} as Suspect;

function createInspections(inspect: () => Promise<Inspection>) {
  const clock = { now: 0, inspected: 0 };
  const inspections = new Inspections(
    () => {
      clock.inspected += 1;
      return inspect();
    },
    () => clock.now,
  );
  return { clock, inspections };
}

test('repeated reports cause few inspections: each pause is twice the previous one, up to an hour', async () => {
  const { clock, inspections } = createInspections(async () => ({ kind: 'works' }));
  for (; clock.now < 12 * 60 * minute; clock.now += minute) {
    inspections.of('awards@a2', suspect);
    await inspections.settled();
  }
  // After 0, 2, 6, 14, 30 and 62 minutes, and then every hour.
  expect(clock.inspected).toBe(6 + 10);
});

test('one release is inspected at a time, and a failing one is not inspected again', async () => {
  const { clock, inspections } = createInspections(async () => ({ kind: 'fails', problem: 'it throws' }));
  expect(inspections.of('awards@a2', suspect)).toBeNull();
  expect(inspections.of('content@c2', suspect)).toBeNull();
  expect(clock.inspected).toBe(1);
  await inspections.settled();
  clock.now += 60 * minute;
  expect(inspections.of('awards@a2', suspect)).toEqual({ kind: 'fails', problem: 'it throws' });
  expect(clock.inspected).toBe(1);
  inspections.of('content@c2', suspect);
  expect(clock.inspected).toBe(2);
});

test('an interrupted inspection has no result', async () => {
  const { inspections } = createInspections(() => Promise.reject(new Error('no browser starts')));
  inspections.of('awards@a2', suspect);
  await inspections.settled();
  expect(inspections.of('awards@a2', suspect)).toEqual({ kind: 'blind', why: 'no browser starts' });
});
