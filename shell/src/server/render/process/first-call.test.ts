import { expect, test } from 'vitest';
import { firstCallAddress } from './first-call.ts';

test('a secret in the query is referred to by its name, if the address has one', () => {
  const page = { path: '/voucher', firstCall: '/public/voucher?token={token}' };
  expect(firstCallAddress(page, '?token=-', '/api')).toBe('/api/public/voucher?token={token}');
  expect(firstCallAddress(page, '?from=mail', '/api')).toBeUndefined();
});

test('a secret in the path is referred to by the number of its segment', () => {
  const page = { path: '/invited/:slug/:code', firstCall: '/public/invitation/{slug}/{code}' };
  expect(firstCallAddress(page, '', '/api')).toBe('/api/public/invitation/{2}/{3}');
});

test('a page can have no first call', () => {
  expect(firstCallAddress({ path: '/about' }, '?token=-', '/api')).toBeUndefined();
});
