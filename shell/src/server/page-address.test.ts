import { expect, test } from 'vitest';
import { pageAddress } from './page-address.ts';

const invitation = { path: '/invited/:slug/:code', reads: ['q'], withholds: ['code'] };
const voucher = { path: '/voucher', reads: [], withholds: ['token'] };

test.each([
  ['/voucher?token=s3cret&from=mail', '/voucher', '?token=-'],
  ['/voucher/?token=', '/voucher', ''],
  ['/voucher', '/voucher', ''],
])('a secret in the query is reduced to its presence: %s', (url, path, search) => {
  expect(pageAddress(url, () => voucher)).toEqual({ path, search });
});

test.each([
  ['/invited/guests/s3cret', ''],
  ['/invited/guests/other/', ''],
  ['/invited//guests/s3cret?code=x&utm=y', ''],
  ['/invited/guests/s3cret?q=a', '?q=a'],
])('a secret in the path is withheld, so that all such addresses share a page: %s', (url, search) => {
  expect(pageAddress(url, () => invitation)).toEqual({ path: '/invited/guests/-', search });
});

test('a path parameter that is not secret is preserved', () => {
  const speaker = { path: '/speaker/:id', reads: [], withholds: [] };
  expect(pageAddress('/speaker/ada', () => speaker)).toEqual({ path: '/speaker/ada', search: '' });
});

test('all unknown addresses are treated as one', () => {
  for (const url of [
    '/nowhere',
    '/404',
    '/no/where/',
    '//evil.example',
    '/a?q=1&q=2',
    `/${'x'.repeat(900)}`,
  ]) {
    expect(pageAddress(url, () => null)).toEqual({ path: '/404', search: '' });
  }
});

test('all addresses below a page with its own routes are rendered as one', () => {
  const application = { path: '/backoffice/*', reads: [], withholds: [] };
  for (const url of ['/backoffice', '/backoffice/', '/backoffice/speakers/ada?filter=x']) {
    expect(pageAddress(url, () => application)).toEqual({ path: '/backoffice', search: '' });
  }
});
