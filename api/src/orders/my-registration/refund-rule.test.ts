import { expect, test } from 'vitest';
import { getRefund } from './refund-rule.ts';

const rule = {
  refunds: [
    { until: '2027-04-09T00:00:00Z', percent: 100 },
    { until: '2027-05-25T00:00:00Z', percent: 50 },
  ],
};

test.each([
  ['2027-04-08T23:59:59Z', 29_500],
  ['2027-04-09T00:00:00Z', 14_750],
  ['2027-05-24T23:59:59Z', 14_750],
  ['2027-05-25T00:00:00Z', 0],
])('at %s, %d of 29,500 is refunded', (now, refund) => {
  expect(getRefund({ paidMinor: 29_500, currency: 'GBP' }, rule, new Date(now))).toBe(refund);
});

test('a refund is rounded down to a penny, zero for a free ticket, and never more than the price', () => {
  const before = new Date('2027-01-01T00:00:00Z');
  const odd = { refunds: [{ until: '2027-04-09T00:00:00Z', percent: 33 }] };
  expect(getRefund({ paidMinor: 101, currency: 'GBP' }, odd, before)).toBe(33);
  expect(getRefund({ paidMinor: 0, currency: 'GBP' }, rule, before)).toBe(0);
  expect(
    getRefund(
      { paidMinor: 100, currency: 'GBP' },
      { refunds: [{ until: '2027-04-09T00:00:00Z', percent: 250 }] },
      before,
    ),
  ).toBe(100);
  expect(getRefund({ paidMinor: 29_500, currency: 'GBP' }, { refunds: [] }, before)).toBe(0);
});
