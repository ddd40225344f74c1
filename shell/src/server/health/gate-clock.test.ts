import { expect, test } from 'vitest';
import { GateClock } from './gate-clock.ts';

test('a health gate with a wrong clock is reported, because it sees no failures', () => {
  const said: string[] = [];
  const clock = new GateClock(
    (line) => said.push(line),
    () => 5000,
  );
  clock.asked(-59_000);
  expect([said, clock.askedAt, clock.aheadMs]).toEqual([[], 5000, -59_000]);
  clock.asked(-121_000);
  clock.asked(-121_500);
  clock.asked(185_000);
  expect(said).toHaveLength(2);
  expect(said[0]).toContain("its clock is about 2 min behind this site server's, and 60 s are the most");
  expect(said[1]).toContain("3 min ahead of this site server's");
  expect(clock.askedAt).toBe(5000);
});
