import { requiredText } from '@summit/contract/forms/rules';
import { isCharged } from '@summit/contract/money-and-time/currencies';
import { readMoney, toDecimal } from '@summit/contract/money-and-time/money';
import { messages } from '@summit/contract/words/messages';
import type { Values } from '../../platform/resources/resource.ts';
import type { WrittenField } from '../../platform/resources/written-fields.ts';

/** The largest amount that the database counts. */
const largest = 2_000_000_000;

/** A currency that tickets are sold in. */
export function currencyCode() {
  return requiredText(3)
    .default('GBP')
    .test('currency', messages.currency, (value) => !value || isCharged(value));
}

/** Money as organisers write it: with the point where its currency has it. */
export function moneyField(name: string): WrittenField {
  return {
    name,
    kind: 'money',
    written: 'money in its currency, such as 495 or 1295.50',
    write: (stored, entry) => toDecimal(stored, getCurrency(entry)),
    read: (written, entry) => atMost(readMoney(written, getCurrency(entry))),
    refusal: messages.money,
  };
}

const amount = moneyField('discount');

/** What a code takes off: per cent, or an amount. */
export const discountField: WrittenField = {
  ...amount,
  kind: 'number',
  written: 'money in its currency, such as 25.50; of a code of a share per cent, such as 20',
  write: (stored, entry) => (entry.kind === 'percent' ? String(stored) : amount.write(stored, entry)),
  read: (written, entry) =>
    entry.kind === 'percent' ? readPercent(written) : atMost(amount.read(written, entry), 1),
};

function readPercent(written: string): number | null {
  const digits = /^0*([1-9]\d{0,8})(?:\.0+)?\s?%?$/.exec(written.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}

function atMost(read: number | null, least = 0): number | null {
  return read !== null && read >= least && read <= largest ? read : null;
}

function getCurrency({ currency }: Values): string {
  return typeof currency === 'string' && currency !== '' ? currency : 'GBP';
}
