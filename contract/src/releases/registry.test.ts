import { describe, expect, test } from 'vitest';
import { emptyRegistry, registryFrom } from './registry.ts';

const descriptor = {
  schemaVersion: 1,
  name: 'awards',
  version: '1.2.0',
  buildId: '3f9c2ab',
  containerName: 'awards_3f9c2ab',
  requires: { contract: '^1.0.0', sharedAuth: '^1.0.0', sharedUi: '^1.0.0' },
  pages: [],
  dialogs: ['messageAttendee'],
  browser: { manifest: 'browser/mf-manifest.json', entry: 'browser/remoteEntry.js' },
  server: { manifest: 'server/mf-manifest.json', entry: 'server/remoteEntry.js' },
  hashes: {},
};

const live = {
  buildId: '3f9c2ab',
  baseUrl: 'http://localhost:3003/3f9c2ab',
  descriptor,
  promotedAt: '2026-11-21T10:00:00Z',
};

const registry = {
  revision: 3,
  updatedAt: '2026-11-21T10:00:00Z',
  live: { awards: live },
  history: [{ remote: 'awards', buildId: '3f9c2ab', at: '2026-11-21T10:00:00Z', action: 'promote' }],
};

const read = (value: unknown) => registryFrom(JSON.stringify(value));

describe('the registry', () => {
  test('is accepted with and without live releases', () => {
    expect(read(registry)).toEqual(registry);
    expect(read(emptyRegistry)).toEqual(emptyRegistry);
  });

  test('can contain candidates, and a release for a share of the devices', () => {
    const released = { candidates: { awards: [live] }, shares: { awards: { ...live, percent: 10 } } };
    expect(read({ ...registry, ...released })).toEqual({ ...registry, ...released });
  });

  test.each([
    ['a live release without a descriptor', { live: { awards: { ...live, descriptor: undefined } } }],
    ['an invalid address', { live: { awards: { ...live, baseUrl: 'localhost' } } }],
    ['an unknown action', { history: [{ ...registry.history[0], action: 'delete' }] }],
    ['a share of another size', { shares: { awards: { ...live, percent: 50 } } }],
    ['candidates that are no list', { candidates: { awards: live } }],
    ['a broken revision', { revision: -1 }],
    ['a revision that is a text', { revision: '3' }],
    [
      'a descriptor of another type',
      { live: { awards: { ...live, descriptor: { ...descriptor, version: 1 } } } },
    ],
  ])('is refused with %s', (_what, change) => {
    expect(() => read({ ...registry, ...change })).toThrow();
  });
});
