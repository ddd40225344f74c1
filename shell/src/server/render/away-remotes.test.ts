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

test('a site server that never loaded its primary remote is not ready; other remotes do not matter', () => {
  remotes.update(registry, ['content', 'awards', 'messaging']);
  expect(remotes.list).toEqual([
    { remote: 'content', role: 'primary', blocks: true },
    { remote: 'awards', role: 'essential', blocks: false },
    { remote: 'messaging', role: 'regular', blocks: false },
  ]);
});

test('a server that has loaded it stays ready when it is lost', () => {
  remotes.update(registry, []);
  remotes.update(registry, ['content']);
  expect(remotes.list).toEqual([{ remote: 'content', role: 'primary', blocks: false }]);
});

test('an outage is logged every minute for a primary remote, every ten for an essential one, once for a regular one', () => {
  remotes.update(registry, ['content', 'awards', 'messaging']);
  remotes.update(registry, ['content', 'awards', 'messaging']);
  minutes(21);
  expect(times("error: The primary remote 'content' does not load")).toBeGreaterThanOrEqual(19);
  expect(times("error: The essential remote 'awards' does not load")).toBe(3);
  expect(times("warn: The regular remote 'messaging' does not load")).toBe(1);
});

test('the log says when a remote is back, and nothing about a retired one', () => {
  remotes.update(registry, ['awards', 'messaging']);
  said.length = 0;
  remotes.update(createRegistry(2, release('awards', 'essential')), []);
  expect(said).toEqual(["warn: The essential remote 'awards' loads again"]);
  expect(remotes.list).toEqual([]);
});
