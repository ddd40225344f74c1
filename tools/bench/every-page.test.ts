import { expect, test } from 'vitest';
import * as pages from '@summit/contract/site/site-map';
import { wholeRow } from '@summit/contract/tables/whole-rows';
import { everyPage, isForm } from './every-page.ts';

test('has an address for every page that the server renders for all visitors', () => {
  const addresses = everyPage();
  expect(addresses).toEqual(expect.arrayContaining(['/', '/speaker/amara-okafor', '/registration/attendee']));
  expect(addresses.filter((address) => address.includes(':'))).toEqual([]);
  expect(addresses).not.toContain(pages.registrationPayment.path);
});

test('a page without an example aborts the bench', () => {
  const stand = { ...wholeRow(pages.home), path: '/stands/:standId' } as const;
  expect(() => everyPage({ stand })).toThrow('The bench has no example of /stands/:standId');
});

test('knows the pages with a form', () => {
  expect([pages.contactUs, pages.voucher].map(({ path }) => isForm(path))).toEqual([true, true]);
  expect(isForm('/registration/crypto-trader')).toBe(true);
  expect([pages.home, pages.agenda, pages.registration].map(({ path }) => isForm(path))).toEqual([
    false,
    false,
    false,
  ]);
});
