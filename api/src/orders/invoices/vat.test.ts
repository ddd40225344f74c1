import { expect, test } from 'vitest';
import { includedVat } from '@summit/contract/money-and-time/money';
import { returnedVat } from './vat.ts';

test.each([
  [49_500, 2000, 8_250],
  [29_500, 2000, 4_917],
  [19_500, 2100, 3_384],
  [99_500, 550, 5_187],
  [1, 2000, 0],
  [49_500, 0, 0],
])('%i pence at %i basis points include %i pence of VAT', (gross, rate, vat) => {
  expect(includedVat(gross, rate)).toBe(vat);
});

test('partial credit notes add up to the invoice’s VAT exactly', () => {
  const invoice = { grossMinor: 29_500, vatMinor: 4_917, vatBasisPoints: 2000 };
  const before = { grossMinor: 0, vatMinor: 0 };
  for (const part of [1, 9_999, 3, 12_345, 7_152]) {
    const vat = returnedVat(invoice, part, before);
    expect(vat).toBeGreaterThanOrEqual(0);
    expect(vat).toBeLessThanOrEqual(part);
    before.grossMinor += part;
    before.vatMinor += vat;
  }
  expect(before).toEqual({ grossMinor: invoice.grossMinor, vatMinor: invoice.vatMinor });
});
