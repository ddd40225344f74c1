import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '@summit/api/src/testing/test-app.ts';
import * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import * as blitzCalls from '@summit/contract/calls/blitz';
import * as cryptoTraderCalls from '@summit/contract/calls/crypto-traders';
import * as featuredCalls from '@summit/contract/calls/featured';
import * as listingCalls from '@summit/contract/calls/listing';
import * as videoCalls from '@summit/contract/calls/videos';
import * as vipCalls from '@summit/contract/calls/vip';
import * as voucherCalls from '@summit/contract/calls/vouchers';
import { demoLinks, demoTokens, vipSlugs } from './demo-links.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const { listingInvited, listingSubmitted, listingApproved, voucher, voucherGift, voucherOver, videos } =
  demoTokens;
const { regularInvitationToken } = attendeeRegistrationCalls;

test.each([
  ...[listingInvited, listingSubmitted, listingApproved].map(
    (token) => [listingCalls.listing, token] as const,
  ),
  ...[voucher, voucherGift, voucherOver].map((token) => [voucherCalls.voucher, token] as const),
  ...[demoTokens.featured, demoTokens.featuredUsed].map(
    (token) => [featuredCalls.featureFormToken, token] as const,
  ),
  ...[demoTokens.blitz, demoTokens.blitzSubmitted, demoTokens.blitzApproved].map(
    (token) => [blitzCalls.blitzInvitation, token] as const,
  ),
  [videoCalls.videos, videos] as const,
  [regularInvitationToken, demoTokens.invitation] as const,
  [regularInvitationToken, demoTokens.invitationUnpaid] as const,
])('%o is refused for the token %s', async (row, token) => {
  expect((await api.call(row, { query: { token } })).status).toBe(200);
});

test.each([
  [demoTokens.invitationUsed, 'fm.cms-0071'],
  [demoTokens.invitationClosed, 'fm.cms-0009'],
])('the invitation %s returns %s', async (token, code) => {
  expect((await api.call(regularInvitationToken, { query: { token } })).code).toBe(code);
});

test('the invitation to be featured that has closed returns fm.cms-0009', async () => {
  const query = { token: demoTokens.featuredClosed };
  expect((await api.call(featuredCalls.featureFormToken, { query })).code).toBe('fm.cms-0009');
});

test.each([
  [vipSlugs.guests, demoTokens.pass, undefined],
  [vipSlugs.stand, demoTokens.passExhibitor, undefined],
  [vipSlugs.sponsor, demoTokens.passSponsor, undefined],
  [vipSlugs.guests, demoTokens.passFull, 'fm.cms-0077'],
  [vipSlugs.guests, demoTokens.passClosed, 'fm.cms-0009'],
])('the passes of %s by %s: %s', async (id, code, refusal) => {
  expect((await api.call(vipCalls.vipInvitation, { params: { id, code } })).code).toBe(refusal);
});

test.each([
  [demoTokens.trader, undefined],
  [demoTokens.traderUsed, 'fm.cms-0071'],
  [demoTokens.traderClosed, 'fm.cms-0009'],
])('the crypto trader’s invitation %s: %s', async (invitationToken, refusal) => {
  const query = { invitationToken };
  expect((await api.call(cryptoTraderCalls.cryptoTraderInvitation, { query })).code).toBe(refusal);
});

test('prints each link once, and none without a token', () => {
  const paths = demoLinks.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths.filter((path) => !/[?&/][\w.=-]*demo-/.test(path))).toEqual([]);
});
