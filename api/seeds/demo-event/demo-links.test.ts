import { listingCalls } from '@summit/contract/calls/listing';
import { videoCalls } from '@summit/contract/calls/videos';
import { voucherCalls } from '@summit/contract/calls/vouchers';
import { openTestApp, type TestApp } from '../../src/testing/test-app.ts';
import { demoLinks, demoTokens } from './demo-links.ts';

let test: TestApp;

beforeAll(async () => {
  test = await openTestApp();
});

afterAll(() => test.close());

const { listingInvited, listingSubmitted, listingApproved, voucher, voucherGift, voucherOver, videos } =
  demoTokens;

it.each([
  ...[listingInvited, listingSubmitted, listingApproved].map(
    (token) => [listingCalls.listing, token] as const,
  ),
  ...[voucher, voucherGift, voucherOver].map((token) => [voucherCalls.voucher, token] as const),
  [videoCalls.videos, videos] as const,
])('%o is answered for the token %s', async (row, token) => {
  expect((await test.call(row, { query: { token } })).status).toBe(200);
});

it('prints each link once, and none without a token', () => {
  const paths = demoLinks.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !/[?&/][\w.=-]*demo-/.test(path))).toEqual([]);
});
