/** Currencies whose minor unit is not a hundredth: the digits after the point, as ISO 4217 and card payments have them. */
const digits: Partial<Record<string, number>> = {
  ...{ BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, MGA: 0, PYG: 0, RWF: 0, UGX: 0 },
  ...{ VND: 0, VUV: 0, XAF: 0, XOF: 0, XPF: 0 },
  ...{ BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3 },
};

/**
 * The currencies that cards are charged in: those of countries today, without funds and dead ones. Each has its smallest card
 * payment, in the minor unit: of pounds, euros, francs and US dollars what Stripe names, and of others roughly what a
 * dollar is worth, because Stripe refuses what is worth less than about half of that in the currency of the account.
 */
const least: Partial<Record<string, number>> = {
  ...{ AED: 300, AFN: 7000, ALL: 9000, AMD: 40_000, AOA: 100_000, ARS: 200_000, AUD: 100, AWG: 200 },
  ...{ AZN: 150, BAM: 150, BBD: 200, BDT: 10_000, BHD: 400, BIF: 3000, BMD: 100, BND: 100, BOB: 700 },
  ...{ BRL: 500, BSD: 100, BWP: 1500, BYN: 300, BZD: 200, CAD: 100, CDF: 300_000, CHF: 50, CLP: 1000 },
  ...{ CNY: 500, COP: 400_000, CRC: 50_000, CVE: 10_000, CZK: 1500, DJF: 200, DKK: 500, DOP: 6000 },
  ...{ DZD: 13_000, EGP: 5000, ETB: 15_000, EUR: 50, FJD: 200, FKP: 100, GBP: 30, GEL: 300, GIP: 100 },
  ...{ GMD: 8000, GNF: 10_000, GTQ: 800, GYD: 20_000, HKD: 500, HNL: 3000, HTG: 13_000, HUF: 20_000 },
  ...{ IDR: 1_500_000, ILS: 300, INR: 8000, ISK: 100, JMD: 16_000, JOD: 700, JPY: 100, KES: 10_000 },
  ...{ KGS: 10_000, KHR: 400_000, KMF: 500, KRW: 1000, KWD: 300, KYD: 100, KZT: 50_000, LAK: 2_500_000 },
  ...{ LBP: 10_000_000, LKR: 30_000, LRD: 20_000, LSL: 2000, MAD: 1000, MDL: 2000, MGA: 5000, MKD: 6000 },
  ...{ MMK: 300_000, MNT: 400_000, MOP: 800, MUR: 5000, MVR: 1500, MWK: 200_000, MXN: 1500, MYR: 400 },
  ...{ MZN: 6000, NAD: 2000, NGN: 150_000, NIO: 4000, NOK: 800, NPR: 14_000, NZD: 100, OMR: 400, PAB: 100 },
  ...{ PEN: 300, PGK: 400, PHP: 5000, PKR: 30_000, PLN: 200, PYG: 7000, QAR: 300, RON: 300, RSD: 10_000 },
  ...{ RWF: 1500, SAR: 300, SBD: 800, SCR: 1500, SEK: 800, SGD: 100, SHP: 100, SLE: 2500, SOS: 60_000 },
  ...{ SRD: 4000, SZL: 2000, THB: 2500, TJS: 1000, TND: 3000, TOP: 300, TRY: 5000, TTD: 700, TWD: 3000 },
  ...{ TZS: 250_000, UAH: 4000, UGX: 4000, USD: 50, UYU: 4000, UZS: 1_200_000, VND: 20_000, VUV: 120 },
  ...{ WST: 300, XAF: 500, XCD: 200, XOF: 500, XPF: 100, YER: 200_000, ZAR: 2000, ZMW: 2500 },
};

/**
 * How many digits an amount has after the point. All amounts are whole numbers of the minor unit, which is one of so many
 * digits: 12950 is £129.50, ¥12,950 and 12.950 dinars. `Intl` is not used: it describes how prices are usually written, which
 * differs between versions of it, and for some currencies from what card payments count in.
 * @param currency ISO 4217
 */
export function getDigits(currency: string): number {
  return digits[currency] ?? 2;
}

/** The step in which cards are charged, in the minor unit: ten where that unit is a thousandth. */
export function chargedIn(currency: string): number {
  return getDigits(currency) === 3 ? 10 : 1;
}

/** Whether tickets can be sold in a currency. */
export function isCharged(currency: string): boolean {
  return Object.hasOwn(least, currency);
}

/** The smallest card payment, in the minor unit; of a currency that is not charged, such as a dead one, any. */
export function leastPaid(currency: string): number {
  return least[currency] ?? chargedIn(currency);
}
