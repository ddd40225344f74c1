import { expect, test } from 'vitest';
import type { SharedRelease } from '@summit/contract/releases/registry';
import { liveRelease } from '../testing/fake-registry.ts';
import { drawLot, getShare, lotFrom, signedLot } from './share-lot.ts';

function share(name: string, percent: 1 | 10, buildId = 'b2', promotedAt = '2027-03-01'): SharedRelease {
  return { ...liveRelease(name, 'http://localhost:3001', buildId), percent, promotedAt };
}

const lots = Array.from({ length: 100 }, (_, lot) => lot);
const having = (...shares: SharedRelease[]) => lots.filter((lot) => getShare(lot, shares) === shares[0]);

test.each([1, 10] as const)('%d per cent of all lots get the release, always the same', (percent) => {
  expect(having(share('awards', percent))).toHaveLength(percent);
  expect(having(share('awards', percent))).toEqual(having(share('awards', percent)));
});

test('a larger share includes all devices of a smaller one', () => {
  expect(having(share('awards', 10))).toEqual(expect.arrayContaining(having(share('awards', 1))));
});

test('the next release begins with different devices', () => {
  const first = ['b2', 'b3', 'b4', 'b5'].map((build) => having(share('awards', 1, build))[0]);
  expect(new Set(first).size).toBeGreaterThan(2);
});

test('a device keeps its release when another remote’s rollout begins', () => {
  const first = share('awards', 10, 'b2', '2027-03-01');
  const second = share('content', 10, 'b2', '2027-03-02');
  const before = having(first);
  expect(before.every((lot) => getShare(lot, [second, first]) === first)).toBe(true);
});

test('a lot is accepted only with this site’s signature', () => {
  const lot = drawLot();
  expect(lotFrom('secret', signedLot('secret', lot))).toBe(lot);
  expect(lotFrom('secret', signedLot('guessed', 7))).toBeNull();
  expect(lotFrom('secret', `8.${signedLot('secret', 7).split('.')[1]}`)).toBeNull();
  expect(lotFrom('secret', '7')).toBeNull();
  // The lot was drawn when there were more of them, so it is drawn again.
  expect(lotFrom('secret', signedLot('secret', 4711))).toBeNull();
});
