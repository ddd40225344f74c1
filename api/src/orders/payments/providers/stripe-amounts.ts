import { chargedIn } from '@summit/contract/money-and-time/currencies';

/** Currencies without a minor unit in which Stripe counts in hundredths all the same, which must be zero. */
const countedInHundredths = new Set(['ISK', 'UGX']);

/**
 * An amount as Stripe counts it. Of all other currencies it counts in the same minor unit as we do.
 * @param currency ISO 4217 in capital letters
 * @throws RangeError for an amount that Stripe does not charge: the last digit of thousandths has to be 0
 */
export function toStripe(amountMinor: number, currency: string): number {
  if (amountMinor % chargedIn(currency) > 0) {
    throw new RangeError(`${amountMinor} ${currency} is not charged.`);
  }
  return countedInHundredths.has(currency) ? amountMinor * 100 : amountMinor;
}

/** What Stripe reports, in our minor unit. @param currency as Stripe writes it, in small letters */
export function fromStripe(amount: number, currency: string): { amountMinor: number; currency: string } {
  const code = currency.toUpperCase();
  return { amountMinor: countedInHundredths.has(code) ? Math.round(amount / 100) : amount, currency: code };
}
