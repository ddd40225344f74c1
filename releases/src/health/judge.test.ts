import { describe, expect, test } from 'vitest';
import { seededRandom } from '@summit/contract/testing/seeded-random';
import type { ReleaseHealth } from './add-up.ts';
import { forgeryLimits } from './is-worse.ts';
import { isConfirmed, judge } from './judge.ts';
import { anyForgedDay, getVerdict, secondsUntilGone } from './testing/simulated-days.ts';

const random = seededRandom(20_270_302);

const health = (views: number, failed: number, phase: 'render' | 'server' = 'render'): ReleaseHealth => ({
  ...{ views, failed, pages: [] },
  visitors: { views, failed },
  phases: { [phase]: failed },
});

describe.each([20, forgeryLimits.networks])('1,000 days on which %d networks forge reports', (forgers) => {
  const verdicts = Array.from({ length: 1000 }, () => getVerdict(anyForgedDay(random, forgers), random));

  test('reports alone never roll back a release that is no worse than the previous one', () => {
    expect(verdicts.filter((verdict) => verdict === 'failing')).toEqual([]);
  });

  test('many of them need a decision by people', () => {
    expect(verdicts.filter((verdict) => verdict === 'suspect').length).toBeGreaterThan(300);
  });
});

describe.each([
  ['hardly seen', { views: 0, failed: 0 }],
  ['well known', { views: 2000, failed: 10 }],
  ['known from a day with forged reports', { views: 2025, failed: 35 }],
])('with one view a second, and a previous release that is %s', (_known, before) => {
  const getWorst = (rate: number, hiders = 0) =>
    Math.max(...Array.from({ length: 300 }, () => secondsUntilGone({ rate, before, hiders }, random)));

  test('a release that always fails is rolled back within a minute', () => {
    expect(getWorst(1)).toBeLessThanOrEqual(60);
  });

  test('even if 20 networks report that it works', () => {
    expect(getWorst(1, 20)).toBeLessThanOrEqual(75);
  });

  test('a release that fails in every fifth browser is rolled back within ten minutes', () => {
    expect(getWorst(0.2)).toBeLessThanOrEqual(600);
  });
});

test('the gate’s own inspection decides, and without one the servers’ counts', () => {
  const [before, suspect, onServers] = [health(500, 1), health(30, 20), health(30, 20, 'server')];
  expect(judge(suspect, before)).toBe('suspect');
  expect(isConfirmed({ kind: 'fails', problem: 'it throws' }, suspect, before)).toBe(true);
  expect(isConfirmed({ kind: 'works' }, onServers, before)).toBe(false);
  const blind = { kind: 'blind', why: 'no browser' } as const;
  expect(isConfirmed(blind, suspect, before)).toBe(false);
  expect(isConfirmed(blind, onServers, before)).toBe(true);
  expect(isConfirmed(blind, onServers, health(500, 300, 'server'))).toBe(false);
});

test("the machine's own views can only make a release suspect", () => {
  const own = { ...health(500, 500), visitors: { views: 0, failed: 0 } };
  expect(judge(own, health(500, 0))).toBe('suspect');
});

test('forged failures of the previous release do not hide one that fails everywhere', () => {
  expect(judge(health(20, 20), health(22, 20))).toBe('suspect');
});
