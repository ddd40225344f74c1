import { expect, test } from 'vitest';
import { countLimits, ReleaseCounts } from './release-counts.ts';

const counting = () => new ReleaseCounts((network) => `name of ${network}`);

test('views and failures are counted by release and network, and networks are pseudonymised', () => {
  const counts = counting();
  const view = counts.view('awards@a1', 'one');
  counts.failure('awards@a1', counts.view('awards@a1', 'two'), 'server', 'jury');
  counts.view('awards@a2', 'one');
  expect(view).toEqual({ network: 'name of one', counts: true });
  expect(counts.failure('awards@a1', view, 'render', 'welcome')).toBe(true);
  expect(counts.of(['awards@a1', 'awards@a2', 'awards@a3'])).toEqual([
    {
      release: 'awards@a1',
      networks: { 'name of one': [1, 0, 1, 0], 'name of two': [1, 0, 0, 1] },
      own: [0, 0, 0, 0],
      pages: { jury: 1, welcome: 1 },
    },
    { release: 'awards@a2', networks: { 'name of one': [1, 0, 0, 0] }, own: [0, 0, 0, 0], pages: {} },
  ]);
});

test('only a network’s first view is counted, whether it fails or not', () => {
  const counts = counting();
  const first = counts.view('awards@a1', 'one');
  const later = counts.view('awards@a1', 'one');
  expect([first.counts, later.counts]).toEqual([true, false]);
  expect(counts.failure('awards@a1', later, 'render')).toBe(false);
  expect(counts.failure('awards@a1', first, 'render')).toBe(true);
  expect(counts.failure('awards@a1', first, 'load')).toBe(false);
  expect(counts.of(['awards@a1'])[0]?.networks).toEqual({ 'name of one': [1, 0, 1, 0] });
});

test('a failure of a page that another shell sent is counted, but not one of an unknown release', () => {
  const counts = counting();
  const elsewhere = { network: 'name of two', counts: true };
  expect(counts.failure('awards@a1', elsewhere, 'load')).toBe(false);
  counts.view('awards@a1', 'one');
  expect(counts.failure('awards@a1', elsewhere, 'load')).toBe(true);
});

test('only the newest releases are stored, with a bounded number of networks and pages each', () => {
  const counts = counting();
  const builds = Array.from({ length: 40 }, (_, build) => `awards@b${build}` as const);
  for (const build of builds) counts.view(build, 'one');
  expect(counts.of(builds).map(({ release }) => release)).toEqual(builds.slice(-countLimits.releases));
  for (let network = 0; network < countLimits.networks + 5; network += 1) {
    const view = counts.view('awards@b39', String(network));
    counts.failure('awards@b39', view, 'load', `page-${network}`);
  }
  const [known] = counts.of(['awards@b39']);
  expect(Object.keys(known?.networks ?? {})).toHaveLength(countLimits.networks);
  expect(Object.keys(known?.pages ?? {})).toHaveLength(countLimits.pages);
});

test('each request of this machine itself counts separately', () => {
  const counts = counting();
  for (let times = 0; times < 20; times += 1) {
    counts.failure('awards@a1', counts.view('awards@a1', null), 'render');
  }
  expect(counts.of(['awards@a1'])[0]?.own).toEqual([20, 0, 20, 0]);
});
