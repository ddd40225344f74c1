import { countLimits, ReleaseCounts } from './release-counts.ts';

test('views and failures are counted by release, with the networks that they came from', () => {
  const counts = new ReleaseCounts();
  counts.view('awards@a1', 'one');
  counts.view('awards@a1', 'two', 'server');
  counts.view('awards@a2', 'one');
  expect(counts.failure('awards@a1', 'one', 'render')).toBe(true);
  expect(counts.all()).toEqual([
    {
      remote: 'awards',
      buildId: 'a1',
      views: 2,
      failed: 2,
      failedNetworks: 2,
      phases: { server: 1, render: 1 },
    },
    { remote: 'awards', buildId: 'a2', views: 1, failed: 0, failedNetworks: 0, phases: {} },
  ]);
});

test('one network adds few views and failures, however many it sends', () => {
  const counts = new ReleaseCounts();
  for (let times = 0; times < 50; times += 1) {
    counts.view('awards@a1', 'one');
    counts.failure('awards@a1', 'one', 'render');
  }
  expect(counts.all()[0]).toMatchObject({
    views: countLimits.each,
    failed: countLimits.each,
    failedNetworks: 1,
  });
});

test('a failure counts only where a page was sent to', () => {
  const counts = new ReleaseCounts();
  expect(counts.failure('awards@a1', 'one', 'load')).toBe(false);
  counts.view('awards@a1', 'one');
  expect(counts.failure('awards@a1', 'two', 'load')).toBe(false);
  expect(counts.failure('awards@a9', 'one', 'load')).toBe(false);
  expect(counts.all()[0]?.failed).toBe(0);
});

test('only the newest releases are remembered', () => {
  const counts = new ReleaseCounts();
  for (let build = 0; build < 40; build += 1) counts.view(`awards@b${build}`, 'one');
  expect(counts.all()).toHaveLength(countLimits.releases);
  expect(counts.all().at(-1)?.buildId).toBe('b39');
});

test('each request of this machine itself is a trial of its own', () => {
  const counts = new ReleaseCounts();
  for (let times = 0; times < 20; times += 1) {
    counts.view('awards@a1', null);
    counts.failure('awards@a1', null, 'render');
  }
  expect(counts.all()[0]).toMatchObject({ views: 20, failed: 20, failedNetworks: 20 });
});
