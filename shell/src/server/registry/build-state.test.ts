import { expect, test } from 'vitest';
import type { Registry, RegistryAction } from '@summit/contract/releases/registry';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';
import { type BuildState, stateOfBuild } from './build-state.ts';

const next = liveRelease('awards', 'http://localhost:3003', 'a2');
const change = (buildId: string, action: RegistryAction) => ({
  remote: 'awards',
  buildId,
  action,
  at: '2027-03-01T09:00:00Z',
});
const live = createRegistry(1, liveRelease('awards', 'http://localhost:3003', 'a1'));
const withHistory = (...history: Registry['history']): Registry => ({ ...live, history });

test.each<[string, Registry, string, BuildState]>([
  ['a live release', live, 'a1', 'released'],
  [
    'a candidate',
    { ...withHistory(change('a2', 'candidate')), candidates: { awards: [next] } },
    'a2',
    'unreleased',
  ],
  [
    'a candidate that was withdrawn',
    withHistory(change('a2', 'candidate'), change('a2', 'withdraw')),
    'a2',
    'unreleased',
  ],
  [
    'a release with a share',
    {
      ...withHistory(change('a2', 'candidate'), change('a2', 'share')),
      candidates: { awards: [next] },
      shares: { awards: { ...next, percent: 10 } },
    },
    'a2',
    'released',
  ],
  [
    'a release that had a share',
    withHistory(change('a2', 'candidate'), change('a2', 'share'), change('a2', 'withdraw')),
    'a2',
    'released',
  ],
  [
    'a release that was live once',
    withHistory(change('a0', 'promote'), change('a1', 'promote')),
    'a0',
    'released',
  ],
  [
    'one that was live once, and is a candidate again',
    { ...withHistory(change('a2', 'promote'), change('a2', 'candidate')), candidates: { awards: [next] } },
    'a2',
    'released',
  ],
  ['a release no longer in the registry', live, 'a0', 'unknown'],
])('%s', (_what, registry, buildId, expected) => {
  expect(stateOfBuild(registry, 'awards', buildId)).toBe(expected);
  expect(stateOfBuild(registry, 'content', buildId)).toBe('unknown');
});
