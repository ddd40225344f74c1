import { expect, test } from 'vitest';
import { openRequests } from './open-requests.ts';

test('open requests are limited per address, and released when they end', () => {
  const enter = openRequests({ each: 2, busyFrom: 100, eachWhenBusy: 1 });
  const leave = enter('203.0.113.7');
  expect(enter('203.0.113.7')).not.toBeNull();
  expect(enter('203.0.113.7')).toBeNull();
  expect(enter('203.0.113.8')).not.toBeNull();
  leave?.();
  expect(enter('203.0.113.7')).not.toBeNull();
});

test('all addresses of one IPv6 customer count as one', () => {
  const enter = openRequests({ each: 1, busyFrom: 100, eachWhenBusy: 1 });
  expect(enter('2001:db8:1:2::3')).not.toBeNull();
  expect(enter('2001:db8:1:2:ffff::4')).toBeNull();
  expect(enter('2001:db8:1:3::3')).not.toBeNull();
});

test('while many requests are open, addresses with many get no more, and others are admitted', () => {
  const enter = openRequests({ each: 10, busyFrom: 4, eachWhenBusy: 1 });
  const leaves = [1, 2, 3, 4].map(() => enter('203.0.113.7'));
  expect(enter('203.0.113.7')).toBeNull();
  expect(enter('203.0.113.8')).not.toBeNull();
  expect(enter('203.0.113.8')).toBeNull();
  leaves.forEach((leave) => leave?.());
  expect(enter('203.0.113.7')).not.toBeNull();
});
