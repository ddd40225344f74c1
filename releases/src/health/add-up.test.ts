import { expect, test } from 'vitest';
import type { ReleaseTallies } from '@summit/contract/releases/release-health';
import { addUp } from './add-up.ts';

const none = { views: 0, failed: 0, visitors: { views: 0, failed: 0 }, phases: {}, pages: [] };

function seenBy(
  networks: ReleaseTallies['networks'],
  own: ReleaseTallies['own'] = [0, 0, 0, 0],
  pages: ReleaseTallies['pages'] = {},
): ReleaseTallies {
  return { release: 'awards@a1', networks, own, pages };
}

test('a page sent by one shell with a failure reported to another counts as one failed view', () => {
  const one = seenBy({ ada: [1, 0, 0, 0], bob: [1, 0, 0, 0] });
  const two = seenBy({ ada: [0, 0, 1, 0] });
  expect(addUp([one, two], 'awards@a1')).toEqual({
    ...none,
    ...{ views: 2, failed: 1 },
    visitors: { views: 2, failed: 1 },
    phases: { render: 1 },
  });
});

test('a network that visits every shell counts once, with one view', () => {
  const everywhere = seenBy({ ada: [1, 0, 1, 0] });
  expect(addUp([everywhere, everywhere, everywhere], 'awards@a1')).toMatchObject({ views: 1, failed: 1 });
});

test('failures without a view of the same network are not counted', () => {
  expect(addUp([seenBy({ ada: [1, 0, 0, 0], eve: [0, 3, 3, 0] })], 'awards@a1')).toEqual({
    ...none,
    views: 1,
    visitors: { views: 1, failed: 0 },
  });
});

test('each view of the machine itself is counted, but not as a visitor’s', () => {
  expect(addUp([seenBy({}, [20, 0, 18, 0]), seenBy({}, [10, 0, 40, 0])], 'awards@a1')).toEqual({
    ...none,
    ...{ views: 30, failed: 30, phases: { render: 30 } },
  });
});

test('the pages with the most failures come first', () => {
  const seen = [seenBy({}, undefined, { jury: 1, welcome: 1 }), seenBy({}, undefined, { welcome: 1 })];
  expect(addUp(seen, 'awards@a1').pages).toEqual(['welcome', 'jury']);
});

test('other releases are excluded', () => {
  expect(addUp([seenBy({ ada: [1, 0, 1, 0] })], 'awards@a2')).toEqual(none);
});
