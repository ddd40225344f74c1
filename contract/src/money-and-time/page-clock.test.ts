import { afterEach, expect, test, vi } from 'vitest';
import { birthYear } from '../forms/rules.ts';
import { pageClockOffset, pageNow } from './page-clock.ts';

afterEach(() => vi.restoreAllMocks());

function openedAt(description: string, name = 'clock', ...more: { name: string; description: string }[]) {
  const page = { responseStart: 300, serverTiming: [{ name, description }, ...more] };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([page] as never);
}

test('is the server’s time in the page, plus the time since its response', () => {
  const served = Date.parse('2041-06-08T08:00:00Z');
  openedAt(String(served));
  vi.spyOn(performance, 'now').mockReturnValue(5_300);
  expect(pageClockOffset()).toBe(served - 300);
  expect(pageNow()).toBe(served + 5_000);
});

test('of a cached copy is the later time, in either order of the headers', () => {
  const times = [1_811_000_000_000, 1_811_000_002_500];
  for (const [first, second] of [times, times.toReversed()] as [number, number][]) {
    openedAt(String(first), 'clock', { name: 'clock', description: String(second) });
    expect(pageClockOffset()).toBe(1_811_000_002_200);
  }
});

test.each(['', 'soon', '-1'])('a page with the time %j has none', (description) => {
  openedAt(description);
  expect(pageClockOffset()).toBeNull();
});

test('a page without the header has no time', () => {
  openedAt('1811000000000', 'edge');
  expect(pageClockOffset()).toBeNull();
});

test('adulthood is determined by the server’s year, not the device’s', () => {
  openedAt(String(Date.parse('2041-06-08T08:00:00Z')));
  expect([2023, 2024].map((year) => birthYear().isValidSync(String(year)))).toEqual([true, false]);
});
