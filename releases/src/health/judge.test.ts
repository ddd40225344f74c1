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

describe.each([20, forgeryLimits.networks])('1,000 days on which %d networks make reports up', (forgers) => {
  const verdicts = Array.from({ length: 1000 }, () => getVerdict(anyForgedDay(random, forgers), random));

  test('reports alone never take a release back that is no worse than the one before', () => {
    expect(verdicts.filter((verdict) => verdict === 'failing')).toEqual([]);
  });

  test('people are asked on many of them', () => {
    expect(verdicts.filter((verdict) => verdict === 'suspect').length).toBeGreaterThan(300);
  });
});

describe.each([
  ['hardly seen', { views: 0, failed: 0 }],
  ['well known', { views: 2000, failed: 10 }],
  ['known from a day with forged reports', { views: 2025, failed: 35 }],
])('with one view a second, and a release before that is %s', (_known, before) => {
  const getWorst = (rate: number, hiders = 0) =>
    Math.max(...Array.from({ length: 300 }, () => secondsUntilGone({ rate, before, hiders }, random)));

  test('a release that always fails is gone within a minute', () => {
    expect(getWorst(1)).toBeLessThanOrEqual(60);
  });

  test('so it is when 20 networks say that it works', () => {
    expect(getWorst(1, 20)).toBeLessThanOrEqual(75);
  });

  test('a release that fails in every fifth browser is gone within ten minutes', () => {
    expect(getWorst(0.2)).toBeLessThanOrEqual(600);
  });
});

test('what the gate sees itself decides; where it sees nothing, what the servers have counted', () => {
  const [before, suspect, onServers] = [health(500, 1), health(30, 20), health(30, 20, 'server')];
  expect(judge(suspect, before)).toBe('suspect');
  expect(isConfirmed({ kind: 'fails', problem: 'it throws' }, suspect, before)).toBe(true);
  expect(isConfirmed({ kind: 'works' }, onServers, before)).toBe(false);
  const blind = { kind: 'blind', why: 'no browser' } as const;
  expect(isConfirmed(blind, suspect, before)).toBe(false);
  expect(isConfirmed(blind, onServers, before)).toBe(true);
  expect(isConfirmed(blind, onServers, health(500, 300, 'server'))).toBe(false);
});

test("the machine's own trials make a release suspect, and no more", () => {
  const own = { ...health(500, 500), visitors: { views: 0, failed: 0 } };
  expect(judge(own, health(500, 0))).toBe('suspect');
});

test('failures that were made up of the release before do not hide one that fails everywhere', () => {
  expect(judge(health(20, 20), health(22, 20))).toBe('suspect');
});
