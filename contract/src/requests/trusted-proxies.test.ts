import { expect, test } from 'vitest';
import { trustedProxiesFrom } from './trusted-proxies.ts';

test.each([
  [undefined, ['loopback']],
  ['', ['loopback']],
  ['loopback', ['loopback']],
  ['10.0.0.5', ['loopback', '10.0.0.5']],
  ['10.0.0.0/8, 2001:db8::/32 ::1', ['loopback', '10.0.0.0/8', '2001:db8::/32', '::1']],
])('%j trusts %j', (value, proxies) => {
  expect(trustedProxiesFrom(value)).toEqual(proxies);
});

test.each([
  'true',
  '10.0.0',
  '10.0.0.256',
  '10.0.0.0/33',
  '10.0.0.0/0',
  '10.0.0.0/',
  '2001:db8::/129',
  '1::2::3',
  'lb.example',
])('%s is refused with the name of the variable', (value) => {
  expect(() => trustedProxiesFrom(`10.0.0.5 ${value}`)).toThrow(
    `must list IP addresses, networks such as 10.0.0.0/8, or loopback, not '${value}'`,
  );
});
