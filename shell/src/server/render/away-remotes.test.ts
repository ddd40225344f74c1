import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RemoteRole } from '@summit/contract/releases/remote-roles';
import { createRegistry, liveRelease } from '../testing/fake-registry.ts';
import { AwayRemotes } from './away-remotes.ts';

const release = (name: string, role?: RemoteRole) => {
  const { descriptor, ...rest } = liveRelease(name, 'http://localhost:3001');
  return { ...rest, descriptor: { ...descriptor, ...(role && { role }) } };
};
const registry = createRegistry(
  1,
  release('content', 'primary'),
  release('awards', 'essential'),
  release('messaging'),
);
const minutes = (count: number) => vi.advanceTimersByTime(count * 60_000);

let said: string[];
let remotes: AwayRemotes;

beforeEach(() => {
  vi.useFakeTimers();
  said = [];
  remotes = new AwayRemotes((line, level) => void said.push(`${level}: ${line}`));
});

afterEach(() => {
  remotes.stop();
  vi.useRealTimers();
});

const times = (text: string) => said.filter((line) => line.includes(text)).length;

test('a site server that never had its primary remote is not ready; the others block nothing', () => {
  remotes.update(registry, ['content', 'awards', 'messaging']);
  expect(remotes.list).toEqual([
    { remote: 'content', role: 'primary', blocks: true },
    { remote: 'awards', role: 'essential', blocks: false },
    { remote: 'messaging', role: 'regular', blocks: false },
  ]);
});

test('one that had it stays in service when it is lost', () => {
  remotes.update(registry, []);
  remotes.update(registry, ['content']);
  expect(remotes.list).toEqual([{ remote: 'content', role: 'primary', blocks: false }]);
});

test('of a primary remote the log speaks every minute, of an essential one every ten, of a regular one once', () => {
  remotes.update(registry, ['content', 'awards', 'messaging']);
  remotes.update(registry, ['content', 'awards', 'messaging']);
  minutes(21);
  expect(times("error: The primary remote 'content' does not load")).toBeGreaterThanOrEqual(19);
  expect(times("error: The essential remote 'awards' does not load")).toBe(3);
  expect(times("warn: The regular remote 'messaging' does not load")).toBe(1);
});

test('it says when one is back, and nothing of one that was taken off the site', () => {
  remotes.update(registry, ['awards', 'messaging']);
  said.length = 0;
  remotes.update(createRegistry(2, release('awards', 'essential')), []);
  expect(said).toEqual(["warn: The essential remote 'awards' loads again"]);
  expect(remotes.list).toEqual([]);
});
