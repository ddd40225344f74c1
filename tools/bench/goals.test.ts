import { expect, test } from 'vitest';
import { missedGoals } from './goals.ts';

const quick = {
  lcpRatio: 1.1,
  tbt: 100,
  hydrationTask: 50,
  cls: 0.01,
  scriptBytes: 125 * 1024,
  hasForm: false,
};

test('a page within all limits misses no goal', () => {
  expect(missedGoals(quick)).toEqual([]);
});

test('each exceeded limit is named', () => {
  const slow = {
    lcpRatio: 1.11,
    tbt: 101,
    hydrationTask: 51,
    cls: 0.011,
    scriptBytes: 126 * 1024,
    hasForm: false,
  };
  expect(missedGoals(slow)).toEqual(['LCP/static', 'TBT', 'hydration', 'CLS', 'script']);
});

test('a page with a form is allowed 155 KB of script', () => {
  expect(missedGoals({ ...quick, scriptBytes: 155 * 1024, hasForm: true })).toEqual([]);
  expect(missedGoals({ ...quick, scriptBytes: 156 * 1024, hasForm: true })).toEqual(['script']);
});
