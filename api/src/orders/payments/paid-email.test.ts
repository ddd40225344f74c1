import { afterEach, beforeEach, expect, test } from 'vitest';
import * as paymentCalls from '@summit/contract/calls/payments';
import { readSection, writeSection } from '../../settings/public/settings.queries.ts';
import { openPaymentVisit, type PaymentVisit } from '../../testing/visits/payment-visit.ts';
import { promoCodes } from '../packages/promo-codes.tables.ts';

let visit: PaymentVisit;
let token: string;

beforeEach(async () => {
  visit = await openPaymentVisit();
  token = await visit.choosePaid();
});

afterEach(() => visit.close());

const assign = (code: string) => visit.api.call(paymentCalls.assignPromoCode, { token, query: { code } });

async function setRate(percent: number): Promise<void> {
  const { db, clock } = visit.api;
  const vatBasisPoints = Math.round(percent * 100);
  await writeSection(
    db,
    'invoicing',
    { ...(await readSection(db, 'invoicing')), vatBasisPoints },
    clock.now(),
  );
}

/** The confirmation: its text, and the readable text of its HTML. */
async function mail() {
  const all = await visit.api.app.platform.mail.list(visit.api.db, 9);
  const found = all.find(({ topic }) => topic === 'registration-completed');
  return { text: found?.text ?? '', html: found?.html?.replaceAll(/<[^>]+>/g, ' ') ?? '' };
}

test.each([
  [20, '£295.00, including £49.17 VAT'],
  [25.5, '£295.00, including £59.94 VAT'],
  [8.1, '£295.00, including £22.10 VAT'],
  [0, '£295.00'],
])('at %f per cent the confirmation states: Paid %s', async (rate, paid) => {
  await setRate(rate);
  await visit.payWith(await visit.openCardPage(token), 'approve');
  const { text, html } = await mail();
  expect(text).toMatch(new RegExp(`^Paid +${paid}$`, 'm'));
  expect(html.replaceAll(/\s+/g, ' ')).toContain(`Paid ${paid} `);
});

test('it states the amount paid, not the price before the code', async () => {
  await assign('HARBOUR20');
  await visit.payWith(await visit.openCardPage(token), 'approve');
  const { text } = await mail();
  expect(text).toContain('£236.00, including £39.33 VAT');
  expect(text).not.toContain('£295');
});

test('it mentions no payment without one', async () => {
  await visit.api.db.insert(promoCodes).values({ code: 'GUEST', kind: 'percent', discount: 100 });
  await assign('GUEST');
  await visit.api.call(paymentCalls.payNothing, { token });
  const { text, html } = await mail();
  expect(text).not.toMatch(/\bPaid\b|VAT|£/);
  expect(html).not.toMatch(/\bPaid\b|VAT|£/);
});
