import { expect, test } from 'vitest';
import type { ReleaseTallies } from '@summit/contract/release-health';
import { addUp } from './add-up.ts';

const none = { views: 0, failed: 0, failedNetworks: 0, phases: {} };

function seenBy(
  networks: ReleaseTallies['networks'],
  own: ReleaseTallies['own'] = [0, 0, 0, 0],
): ReleaseTallies {
  return { release: 'awards@a1', networks, own };
}

test('a page from one shell whose failure is reported to another is one failed view', () => {
  const one = seenBy({ ada: [1, 0, 0, 0], bob: [1, 0, 0, 0] });
  const two = seenBy({ ada: [0, 0, 1, 0] });
  expect(addUp([one, two], 'awards@a1')).toEqual({
    views: 2,
    failed: 1,
    failedNetworks: 1,
    phases: { render: 1 },
  });
});

test('a network that comes to every shell is one network, with three views at most', () => {
  const everywhere = seenBy({ ada: [3, 0, 3, 0] });
  expect(addUp([everywhere, everywhere, everywhere], 'awards@a1')).toEqual({
    views: 3,
    failed: 3,
    failedNetworks: 1,
    phases: { render: 3 },
  });
});

test('failures without a view of the same network are none', () => {
  expect(addUp([seenBy({ ada: [1, 0, 0, 0], eve: [0, 3, 3, 0] })], 'awards@a1')).toEqual({
    ...none,
    views: 1,
  });
});

test('of the machine itself each view is a trial, and there are no more failures than views', () => {
  expect(addUp([seenBy({}, [20, 0, 18, 0]), seenBy({}, [10, 0, 40, 0])], 'awards@a1')).toEqual({
    views: 30,
    failed: 30,
    failedNetworks: 30,
    phases: { render: 30 },
  });
});

test('other releases are left out', () => {
  expect(addUp([seenBy({ ada: [1, 0, 1, 0] })], 'awards@a2')).toEqual(none);
});
