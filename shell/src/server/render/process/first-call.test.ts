import { expect, test } from 'vitest';
import { firstCallAddress } from './first-call.ts';

test('a secret of the search is called by its name, where the address has one', () => {
  const page = { path: '/voucher', firstCall: '/public/voucher?token={token}' };
  expect(firstCallAddress(page, '?token=-', '/api')).toBe('/api/public/voucher?token={token}');
  expect(firstCallAddress(page, '?from=mail', '/api')).toBeUndefined();
});

test('a secret of the path is called by the number of its segment', () => {
  const page = { path: '/invited/:slug/:code', firstCall: '/public/invitation/{slug}/{code}' };
  expect(firstCallAddress(page, '', '/api')).toBe('/api/public/invitation/{2}/{3}');
});

test('a page may have none', () => {
  expect(firstCallAddress({ path: '/about' }, '?token=-', '/api')).toBeUndefined();
});
