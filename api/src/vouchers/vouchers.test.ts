import { afterAll, beforeAll, expect, test } from 'vitest';
import { voucherCalls } from '@summit/contract/calls/vouchers';
import { writeSection } from '../settings/settings.queries.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { vouchers } from './vouchers.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const read = (token: string) => api.call(voucherCalls.voucher, { query: { token } });

test('returns what it gives, and until when', async () => {
  expect((await read('demo-voucher')).body).toEqual({
    title: 'A fifth off your ticket',
    description: expect.stringContaining('Twenty per cent off'),
    promoCode: 'WELCOME20',
    discountPercent: 20,
    validUntil: '2027-05-31T22:59:59.000Z',
    isUsed: false,
  });
  expect((await read('demo-voucher-gift')).body).toMatchObject({ promoCode: null, validUntil: null });
});

test('returns that it was used', async () => {
  await api.db.update(vouchers).set({ usedAt: api.clock.now() });
  expect((await read('demo-voucher')).body.isUsed).toBe(true);
});

test('says of one whose time is over when that was', async () => {
  expect((await read('demo-voucher-over')).body.validUntil).toBe('2026-09-30T22:59:59.000Z');
});

test('returns 404 for a token that nobody was given, and for all while the page is off', async () => {
  const unknown = await read('made-up');
  expect([unknown.status, unknown.code]).toEqual([404, 'cqrs-0009']);
  expect(unknown.raw.json().Message).toBe('This voucher does not exist.');
  await writeSection(api.db, 'voucherPage', { isEnabled: false, title: '' }, api.clock.now());
  expect((await read('demo-voucher')).code).toBe('cqrs-0009');
});

test('never keeps the token itself', async () => {
  const rows = await api.db.select().from(vouchers);
  expect(JSON.stringify(rows)).not.toContain('demo-voucher');
});
