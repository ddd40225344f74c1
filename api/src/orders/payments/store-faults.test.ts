import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultRun } from '../../testing/faults/fault-run.ts';
import { type Fault, faults } from '../../testing/faults/faults.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

/** A thousand with `npm run test:faults`; fewer in the other test runs, which have to be fast. */
const runs = Number(process.env.FAULT_RUNS ?? 25);
const first = Number(process.env.FAULT_FIRST ?? 1);

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

test(
  `${runs} runs with faults on the database: after every step the accounts are right, and all agree within a minute`,
  async () => {
    const states = new Set<string>();
    const seen = new Set<Fault>();
    for (let seed = first; seed < first + runs; seed += 1) {
      try {
        const state = await faultRun(api, seed, (fault) => seen.add(fault));
        if (state) states.add(state);
      } catch (error) {
        throw new Error(`Run ${seed} failed`, { cause: error });
      }
    }
    expect(states).toEqual(new Set(['paid', 'released', 'cancelled']));
    // Every fault must have occurred, or the test would prove nothing about it.
    expect(seen).toEqual(new Set(faults));
  },
  Math.max(240_000, runs * 20_000),
);
