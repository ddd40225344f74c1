import { expect, test } from 'vitest';
import { mostOfNetwork } from '@summit/contract/release-health';
import { countLimits, ReleaseCounts } from './release-counts.ts';

const counting = () => new ReleaseCounts((network) => `name of ${network}`);

test('views and failures are counted by release and network, and no network leaves under its own name', () => {
  const counts = counting();
  counts.view('awards@a1', 'one');
  counts.view('awards@a1', 'two', 'server');
  counts.view('awards@a2', 'one');
  expect(counts.failure('awards@a1', 'one', 'render')).toBe(true);
  expect(counts.of(['awards@a1', 'awards@a2', 'awards@a3'])).toEqual([
    {
      release: 'awards@a1',
      networks: { 'name of one': [1, 0, 1, 0], 'name of two': [1, 0, 0, 1] },
      own: [0, 0, 0, 0],
    },
    { release: 'awards@a2', networks: { 'name of one': [1, 0, 0, 0] }, own: [0, 0, 0, 0] },
  ]);
});

test('one network adds few views and failures, however many it sends', () => {
  const counts = counting();
  for (let times = 0; times < 50; times += 1) {
    counts.view('awards@a1', 'one');
    counts.failure('awards@a1', 'one', 'render');
  }
  expect(counts.of(['awards@a1'])[0]?.networks).toEqual({
    'name of one': [mostOfNetwork, 0, mostOfNetwork, 0],
  });
});

test('a failure is counted without a view, which another shell may have sent, but not of a release that nobody has', () => {
  const counts = counting();
  expect(counts.failure('awards@a1', 'one', 'load')).toBe(false);
  counts.view('awards@a1', 'one');
  expect(counts.failure('awards@a1', 'two', 'load')).toBe(true);
  expect(counts.failure('awards@a9', 'one', 'load')).toBe(false);
});

test('only the newest releases are remembered', () => {
  const counts = counting();
  const builds = Array.from({ length: 40 }, (_, build) => `awards@b${build}` as const);
  for (const build of builds) counts.view(build, 'one');
  expect(counts.of(builds).map(({ release }) => release)).toEqual(builds.slice(-countLimits.releases));
});

test('each request of this machine itself is a trial of its own', () => {
  const counts = counting();
  for (let times = 0; times < 20; times += 1) {
    counts.view('awards@a1', null);
    counts.failure('awards@a1', null, 'render');
  }
  expect(counts.of(['awards@a1'])[0]?.own).toEqual([20, 0, 20, 0]);
});
