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

test('a page from one shell whose failure is reported to another is one failed view', () => {
  const one = seenBy({ ada: [1, 0, 0, 0], bob: [1, 0, 0, 0] });
  const two = seenBy({ ada: [0, 0, 1, 0] });
  expect(addUp([one, two], 'awards@a1')).toEqual({
    ...none,
    ...{ views: 2, failed: 1 },
    visitors: { views: 2, failed: 1 },
    phases: { render: 1 },
  });
});

test('a network that comes to every shell is one network, with one view', () => {
  const everywhere = seenBy({ ada: [1, 0, 1, 0] });
  expect(addUp([everywhere, everywhere, everywhere], 'awards@a1')).toMatchObject({ views: 1, failed: 1 });
});

test('failures without a view of the same network are none', () => {
  expect(addUp([seenBy({ ada: [1, 0, 0, 0], eve: [0, 3, 3, 0] })], 'awards@a1')).toEqual({
    ...none,
    views: 1,
    visitors: { views: 1, failed: 0 },
  });
});

test('of the machine itself each view is a trial, which is none of a visitor', () => {
  expect(addUp([seenBy({}, [20, 0, 18, 0]), seenBy({}, [10, 0, 40, 0])], 'awards@a1')).toEqual({
    ...none,
    ...{ views: 30, failed: 30, phases: { render: 30 } },
  });
});

test('the pages that failed most come first', () => {
  const seen = [seenBy({}, undefined, { jury: 1, welcome: 1 }), seenBy({}, undefined, { welcome: 1 })];
  expect(addUp(seen, 'awards@a1').pages).toEqual(['welcome', 'jury']);
});

test('other releases are left out', () => {
  expect(addUp([seenBy({ ada: [1, 0, 1, 0] })], 'awards@a2')).toEqual(none);
});
