import { expect, test } from 'vitest';
import { serverRemotes } from '../registry/public-registry.ts';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';
import { getVariant } from './variant.ts';

const next = liveRelease('awards', 'http://localhost:3003', 'a2');

test('the lookup of a variant is created once, and again for the next registry', () => {
  const registry = createRegistry(1, liveRelease('awards', 'http://localhost:3003', 'a1'));
  const { registry: shown } = getVariant(registry, next, false);
  expect(shown.live.awards?.buildId).toBe('a2');
  expect(registry.live.awards?.buildId).toBe('a1');
  expect(serverRemotes(getVariant(registry, next, true).registry)).toBe(serverRemotes(shown));
  const later = getVariant({ ...registry, revision: 2 }, next, false);
  expect(serverRemotes(later.registry)).not.toBe(serverRemotes(shown));
});
