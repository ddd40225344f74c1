import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { emptyRegistry, type Registry } from '@summit/contract/releases/registry';
import { removeOldReleases } from './retention.ts';

const day = 24 * 3600_000;
let dataDir: string;

beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'retention-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

/** A registry whose history made these builds live on successive days, and the folders of their releases. */
function released(...buildIds: string[]): Registry {
  for (const buildId of buildIds) mkdirSync(join(dataDir, 'releases/awards', buildId), { recursive: true });
  const history = buildIds.map((buildId, place) => {
    const at = new Date(place * day).toISOString();
    return { remote: 'awards', buildId, at, action: 'promote' as const };
  });
  return { ...emptyRegistry, history };
}

const builds = ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7'];

test('the last five releases are retained, and older ones are deleted a week after they were live', () => {
  const registry = released(...builds);
  expect(removeOldReleases(dataDir, 'awards', registry, 100 * day)).toEqual(['a1', 'a2']);
  expect(existsSync(join(dataDir, 'releases/awards/a2'))).toBe(false);
  expect(existsSync(join(dataDir, 'releases/awards/a3'))).toBe(true);
});

test('a release that was live within a week is retained, because tabs may still show it', () => {
  expect(removeOldReleases(dataDir, 'awards', released(...builds), 8.5 * day)).toEqual(['a1']);
});

test('candidates displace neither the target of a rollback nor releases that tabs still show', () => {
  const registry = released('a1', 'a2');
  const waiting = ['b1', 'b2', 'b3', 'b4', 'b5', 'b6'];
  for (const buildId of waiting) mkdirSync(join(dataDir, 'releases/awards', buildId));
  const at = new Date(30 * day).toISOString();
  const tried = waiting.map((buildId) => ({ remote: 'awards', buildId, at, action: 'candidate' as const }));
  const promoted = { remote: 'awards', buildId: 'a3', at, action: 'promote' as const };
  const history = [...registry.history, promoted, ...tried];
  expect(removeOldReleases(dataDir, 'awards', { ...registry, history }, 31 * day)).toEqual([]);
  expect(removeOldReleases(dataDir, 'awards', { ...registry, history }, 100 * day)).toEqual(waiting);
  expect(existsSync(join(dataDir, 'releases/awards/a1'))).toBe(true);
});

test('releases that never went live are deleted', () => {
  const registry = released('a1');
  mkdirSync(join(dataDir, 'releases/awards/refused'));
  expect(removeOldReleases(dataDir, 'awards', registry, day)).toEqual(['refused']);
});

test('nothing is deleted of a remote without releases', () => {
  expect(removeOldReleases(dataDir, 'gala', released('a1'), 0)).toEqual([]);
});
