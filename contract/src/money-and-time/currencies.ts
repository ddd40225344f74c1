/** Currencies whose smaller unit is not a hundredth: the digits after the point, as ISO 4217 and card payments have them. */
const digits: Partial<Record<string, number>> = {
  ...{ BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, MGA: 0, PYG: 0, RWF: 0, UGX: 0 },
  ...{ VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0 },
  ...{ BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3 },
};

/** The least that a card payment takes, in the smaller unit. Where Stripe names none it is about the same. */
const least: Partial<Record<string, number>> = {
  ...{ AED: 200, AUD: 50, BRL: 50, CAD: 50, CHF: 50, CZK: 1500, DKK: 250, EUR: 50, GBP: 30, HKD: 400 },
  ...{ HUF: 17_500, INR: 50, JPY: 50, MXN: 1000, MYR: 200, NOK: 300, NZD: 50, PLN: 200, RON: 200 },
  ...{ SEK: 300, SGD: 50, THB: 1000, USD: 50 },
};

/**
 * How many digits an amount has after the point. All amounts are whole numbers of the smaller unit, which is one of so many
 * digits: 12950 is £129.50, ¥12,950 and 12.950 dinars. `Intl` is not asked: it says how prices are usually written, which
 * differs between versions of it, and for some currencies from what card payments count in.
 * @param currency ISO 4217
 */
export function getDigits(currency: string): number {
  return digits[currency] ?? 2;
}

/** The smallest part of an amount that cards are charged in: of thousandths, ten. */
export function chargedIn(currency: string): number {
  return getDigits(currency) === 3 ? 10 : 1;
}

/** The least that a card payment takes, in the smaller unit. */
export function leastPaid(currency: string): number {
  return least[currency] ?? { 0: 50, 3: 500 }[getDigits(currency)] ?? 50;
}
