import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as voucherCalls from '@summit/contract/calls/vouchers';
import { messages } from '@summit/contract/words/messages';
import { promoCodes } from '../../orders/packages/promo-codes.tables.ts';
import { writeSection } from '../../settings/public/settings.queries.ts';
import { openAsOwner } from '../../testing/open-as-owner.ts';
import { getOrganiser } from '../../testing/organise-resources.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { vouchers } from './vouchers.tables.ts';

let api: TestApp;

beforeAll(async () => {
  api = await openTestApp();
});

afterAll(() => api.close());

const read = (token: string) => api.call(voucherCalls.voucher, { query: { token } });

test('returns its benefit and its end', async () => {
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

test('the codes of the demo vouchers exist, with the stated discounts', async () => {
  const coded = (await api.db.select().from(vouchers)).filter(({ promoCode }) => promoCode !== null);
  const codes = await api.db.select().from(promoCodes);
  expect(coded.length).toBeGreaterThan(0);
  for (const { promoCode, discountPercent } of coded) {
    const code = codes.find((one) => one.code === promoCode);
    expect(code).toMatchObject({ kind: 'percent', discount: discountPercent });
  }
});

test('reports the same as the payment: used up, and expired with its code', async () => {
  await api.db
    .update(promoCodes)
    .set({ uses: 0, availableUntil: new Date('2027-01-31T00:00:00Z'), discount: 25 })
    .where(eq(promoCodes.code, 'WELCOME20'));
  expect((await read('demo-voucher')).body).toMatchObject({
    ...{ isUsed: true, discountPercent: 25, validUntil: '2027-01-31T00:00:00.000Z' },
  });
});

describe('an organiser', () => {
  const words = { title: 'A gift', description: 'For you.' };

  test('can use an existing code', async () => {
    const organiser = await getOrganiser(api);
    const made = await organiser.set('vouchers', 'new', { ...words, promoCode: 'harbour20' });
    expect(made.status).toBe(200);
    const all = await api.db.select().from(vouchers);
    expect(all.some(({ promoCode }) => promoCode === 'HARBOUR20')).toBe(true);
  });

  test('can create a code with the voucher', async () => {
    const organiser = await getOrganiser(api);
    const until = '2027-06-01T00:00:00.000Z';
    const own = { promoCode: 'fresh 15', discountPercent: 15, validUntil: until };
    expect((await organiser.set('vouchers', 'new', { ...words, ...own })).status).toBe(200);
    const [code] = await api.db.select().from(promoCodes).where(eq(promoCodes.code, 'FRESH15'));
    expect(code).toMatchObject({ kind: 'percent', discount: 15, availableUntil: new Date(until) });
  });

  test('cannot use an unknown code without a discount', async () => {
    const organiser = await getOrganiser(api);
    const { raw } = await organiser.set('vouchers', 'new', { ...words, promoCode: 'NOTHING' });
    expect(raw.json()).toMatchObject({
      Code: 'validation.base-0001',
      failures: [{ field: 'promoCode', message: messages.unknownEntry }],
    });
  });
});

test('returns whether it was used', async () => {
  await api.db.update(vouchers).set({ usedAt: api.clock.now() });
  expect((await read('demo-voucher')).body.isUsed).toBe(true);
});

test('returns the end of an expired one', async () => {
  expect((await read('demo-voucher-over')).body.validUntil).toBe('2026-09-30T22:59:59.000Z');
});

test('returns 404 for an unknown token, and for all while the page is switched off', async () => {
  const unknown = await read('made-up');
  expect([unknown.status, unknown.code]).toEqual([404, 'cqrs-0009']);
  expect(unknown.raw.json().Message).toBe('This voucher does not exist.');
  await writeSection(api.db, 'voucherPage', { isEnabled: false, title: '' }, api.clock.now());
  expect((await read('demo-voucher')).code).toBe('cqrs-0009');
});

test('an upgrade creates missing codes of existing vouchers', async () => {
  const owner = await openAsOwner(api);
  await owner.db.execute('alter table vouchers drop constraint vouchers_promo_code_fk');
  const row = { title: 'Old', description: 'Old.' };
  await api.db.insert(vouchers).values([
    { ...row, tokenHash: 'a', promoCode: ' older15 ', discountPercent: 15 },
    { ...row, tokenHash: 'b', promoCode: 'NOTHING', discountPercent: null },
    { ...row, tokenHash: 'c', promoCode: '', discountPercent: null },
  ]);
  const rules = readFileSync(join(import.meta.dirname, 'vouchers.rules.sql'), 'utf8');
  for (const statement of rules.split('--> statement-breakpoint')) await owner.db.execute(statement);
  await owner.close();

  const codes = await api.db.select().from(promoCodes);
  expect(codes).toContainEqual(expect.objectContaining({ code: 'OLDER15', discount: 15, uses: null }));
  expect(codes).toContainEqual(expect.objectContaining({ code: 'NOTHING', uses: 0 }));
  const old = (await api.db.select().from(vouchers)).filter(({ title }) => title === 'Old');
  expect(old.map(({ promoCode }) => promoCode).sort()).toEqual(['NOTHING', 'OLDER15', null]);
});

test('stores the token only as a hash', async () => {
  const rows = await api.db.select().from(vouchers);
  expect(JSON.stringify(rows)).not.toContain('demo-voucher');
});
