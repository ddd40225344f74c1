import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom } from '@summit/contract/testing/seeded-random';
import {
  forgeryLimits,
  healthLimits,
  highestRate,
  isSuspect,
  isWorse,
  isWorseBeyondForgery,
} from './is-worse.ts';

const random = seededRandom(20_270_301);
const oneOf = <T>(values: readonly [T, ...T[]]): T =>
  values[Math.floor(random() * values.length)] ?? values[0];

function failuresIn(views: number, rate: number): number {
  let failed = 0;
  for (let view = 0; view < views; view += 1) if (random() < rate) failed += 1;
  return failed;
}

/** How many views, one after the other, it takes until the release is found worse; null when it never is. */
function viewsUntilRollback(most: number, rate: number, before: { views: number; failed: number }) {
  let failed = 0;
  for (let views = 1; views <= most; views += 1) {
    if (random() < rate) failed += 1;
    if (isWorse({ views, failed }, before)) return views;
  }
  return null;
}

test('of 1,000 days with a release no worse than the previous one, at most ten are judged worse', () => {
  let rolledBack = 0;
  for (let day = 0; day < 1000; day += 1) {
    const rate = oneOf([0, 0.001, 0.005, 0.01, 0.03]);
    const known = oneOf([0, 20, 200, 2000]);
    const before = { views: known, failed: failuresIn(known, rate) };
    if (viewsUntilRollback(oneOf([100, 1000, 4000]), rate, before) !== null) rolledBack += 1;
  }
  expect(rolledBack).toBeLessThanOrEqual(10);
});

test.each([
  [1, { views: 0, failed: 0 }, 20],
  [1, { views: 2000, failed: 10 }, 20],
  [0.5, { views: 0, failed: 0 }, 45],
  [0.5, { views: 2000, failed: 10 }, 30],
])(
  'at one view a second, a release that fails in %d of its views is rolled back within a minute (before: %j)',
  (rate, before, soon) => {
    const needed = Array.from({ length: 300 }, () => viewsUntilRollback(1000, rate, before) ?? Infinity);
    needed.sort((a, b) => a - b);
    expect(needed[150]).toBeLessThanOrEqual(soon);
    // The gate polls every two seconds, and a rollback takes two.
    expect(needed[297]).toBeLessThanOrEqual(55);
  },
);

test('nothing is decided on fewer than 20 views, or by fewer than five failures', () => {
  const before = { views: 5000, failed: 0 };
  const { views, failed } = healthLimits;
  expect([views, failed]).toEqual([20, 5]);
  expect(isWorse({ views: 19, failed: 19 }, before)).toBe(false);
  expect(isWorse({ views: 20, failed: 20 }, before)).toBe(true);
  expect(isWorse({ views: 40, failed: 4 }, before)).toBe(false);
});

test('25 networks alone decide nothing, however many others there are and however good the previous release was', () => {
  const before = fc.record({ views: fc.nat(100_000), failed: fc.nat(50) });
  const forged = fc.integer({ min: 0, max: forgeryLimits.networks });
  fc.assert(
    fc.property(fc.nat(100_000), forged, before, (views, failed, known) => {
      expect(isWorseBeyondForgery({ views: views + failed, failed }, known)).toBe(false);
    }),
  );
});

test('25 additional networks with failures do not make a release worse than its honest visitors do', () => {
  const honest = fc
    .tuple(fc.nat(3000), fc.nat(300))
    .map(([whole, failed]) => ({ views: whole + failed, failed }));
  // Cases with few honest views are more frequent: forged views weigh most there.
  const few = fc.tuple(fc.nat(20), fc.nat(20)).map(([whole, failed]) => ({ views: whole + failed, failed }));
  const forged = fc.integer({ min: 0, max: forgeryLimits.networks });
  fc.assert(
    fc.property(fc.oneof(few, honest), honest, forged, forged, (release, known, more, sharpened) => {
      const heard = { views: release.views + more, failed: release.failed + more };
      const before = { views: known.views + sharpened, failed: known.failed };
      if (!isWorseBeyondForgery(heard, before)) return;
      // Where fewer than 20 honest views were counted, the missing ones would be good.
      const views = Math.max(healthLimits.views, release.views);
      expect(isWorse({ ...release, views }, known)).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test('25 networks and five failures in ten honest views decide no more than five in twenty', () => {
  const before = { views: 100, failed: 0 };
  const heard = { views: forgeryLimits.networks + 10, failed: forgeryLimits.networks + 5 };
  expect(isWorse({ views: 20, failed: 5 }, { views: 75, failed: 0 })).toBe(false);
  expect(isWorseBeyondForgery(heard, before)).toBe(false);
});

test('a release that always fails is detected before twenty honest visitors have seen it', () => {
  const all = forgeryLimits.networks + 8;
  expect(isWorseBeyondForgery({ views: all, failed: all }, { views: 0, failed: 0 })).toBe(true);
});

test('fewer views of the previous release never make a release worse', () => {
  const counts = fc
    .tuple(fc.nat(400), fc.nat(200))
    .map(([whole, failed]) => ({ views: whole + failed, failed }));
  fc.assert(
    fc.property(counts, counts, fc.nat(400), (release, known, more) => {
      if (!isWorse(release, known)) return;
      expect(isWorse(release, { ...known, views: known.views + more })).toBe(true);
    }),
    { numRuns: 5000 },
  );
});

test('on a site with many visitors even many more failing networks must be one in twenty', () => {
  const before = { views: 100_000, failed: 10 };
  const heardOf = (forgers: number) => ({ views: 4000 + forgers, failed: forgers });
  expect(isWorseBeyondForgery(heardOf(200), before)).toBe(false);
  expect(isWorseBeyondForgery(heardOf(300), before)).toBe(true);
});

test('a release is compared with the previous one, whose failures are no reason', () => {
  const release = { views: 200, failed: 30 };
  expect(isWorse(release, { views: 1000, failed: 2 })).toBe(true);
  expect(isWorse(release, { views: 1000, failed: 150 })).toBe(false);
});

test('a release with mostly failing views is suspect even if the previous one failed as well', () => {
  const [release, before] = [
    { views: 30, failed: 25 },
    { views: 500, failed: 450 },
  ];
  expect([isWorse(release, before), isSuspect(release, before)]).toEqual([false, true]);
});

test('the fewer views the previous release has, the more failures are tolerated', () => {
  const rates = [0, 100, 1000, 10_000].map((views) => highestRate({ views, failed: views / 100 }));
  expect(rates).toEqual([...rates].sort((a, b) => b - a));
  expect(rates[0]).toBeCloseTo(0.055, 2);
  expect(rates[3]).toBeCloseTo(0.013, 2);
});
