import { expect, test } from 'vitest';
import { serverRemotes } from '../registry/public-registry.ts';
import { liveRelease, registryWith } from '../testing/stand-in-registry.ts';
import { editionWith } from './edition.ts';

const next = liveRelease('awards', 'http://localhost:3003', 'a2');

test('what the server looks up at each request is made once for each edition, and again for the next registry', () => {
  const registry = registryWith(1, liveRelease('awards', 'http://localhost:3003', 'a1'));
  const { registry: shown } = editionWith(registry, next, false);
  expect(shown.live.awards?.buildId).toBe('a2');
  expect(registry.live.awards?.buildId).toBe('a1');
  expect(serverRemotes(editionWith(registry, next, true).registry)).toBe(serverRemotes(shown));
  const later = editionWith({ ...registry, revision: 2 }, next, false);
  expect(serverRemotes(later.registry)).not.toBe(serverRemotes(shown));
});
