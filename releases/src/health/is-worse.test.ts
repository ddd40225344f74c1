import { expect, test } from 'vitest';
import { healthLimits, highestRate, isWorse } from './is-worse.ts';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = seeded(20_270_301);
const oneOf = <T>(values: readonly [T, ...T[]]): T =>
  values[Math.floor(random() * values.length)] ?? values[0];

function failuresIn(views: number, rate: number): number {
  let failed = 0;
  for (let view = 0; view < views; view += 1) if (random() < rate) failed += 1;
  return failed;
}

/** How many views, one after the other, it takes until the release is rolled back; null when it never is. */
function viewsUntilRollback(most: number, rate: number, before: { views: number; failed: number }) {
  let failed = 0;
  for (let views = 1; views <= most; views += 1) {
    if (random() < rate) failed += 1;
    // Each failure from another network: the most favourable case for a rollback.
    if (isWorse({ views, failed, failedNetworks: failed }, before)) return views;
  }
  return null;
}

test('in 1,000 days on which a release is no worse than the one before, at most ten are rolled back', () => {
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
  'at one view a second, a release that fails in %d of its views is gone within a minute (before: %j)',
  (rate, before, soon) => {
    const needed = Array.from({ length: 300 }, () => viewsUntilRollback(1000, rate, before) ?? Infinity);
    needed.sort((a, b) => a - b);
    expect(needed[150]).toBeLessThanOrEqual(soon);
    // The gate asks every two seconds, and a rollback takes two.
    expect(needed[297]).toBeLessThanOrEqual(55);
  },
);

test('nothing is decided on fewer than 20 views, or by failures from fewer than five networks', () => {
  const before = { views: 5000, failed: 0 };
  const { views, failedNetworks } = healthLimits;
  expect([views, failedNetworks]).toEqual([20, 5]);
  expect(isWorse({ views: 19, failed: 19, failedNetworks: 19 }, before)).toBe(false);
  expect(isWorse({ views: 20, failed: 20, failedNetworks: 20 }, before)).toBe(true);
  expect(isWorse({ views: 40, failed: 12, failedNetworks: 4 }, before)).toBe(false);
});

test('a release is measured by the one before: what that failed at is no reason', () => {
  const release = { views: 200, failed: 30, failedNetworks: 30 };
  expect(isWorse(release, { views: 1000, failed: 2 })).toBe(true);
  expect(isWorse(release, { views: 1000, failed: 150 })).toBe(false);
});

test('the less is known of the release before, the more is allowed for', () => {
  const rates = [0, 100, 1000, 10_000].map((views) => highestRate({ views, failed: views / 100 }));
  expect(rates).toEqual([...rates].sort((a, b) => b - a));
  expect(rates[0]).toBeCloseTo(0.1, 1);
  expect(rates[3]).toBeCloseTo(0.013, 2);
});
