import { expect, test } from 'vitest';
import { allCalls } from '@summit/contract/calls/all-calls';
import type { Call } from '@summit/contract/requests/call';
import { findWatched, rules } from './rows-of-calls.ts';

const calls = Object.values<Readonly<Record<string, Call>>>(allCalls).flatMap((table) =>
  Object.entries(table),
);

test('each rule is about a call of organisers, which is watched', () => {
  const watched = calls.filter(([name, row]) => findWatched(row) === name).map(([name]) => name);
  expect(Object.keys(rules).filter((name) => !watched.includes(name))).toEqual([]);
});

test('every call with which an organiser changes something is watched', () => {
  const changing = calls.filter(([, { access, method }]) => access === 'organiser' && method !== 'GET');
  expect(changing.length).toBeGreaterThan(40);
  expect(changing.filter(([name, row]) => findWatched(row) !== name)).toEqual([]);
});
