import { getDigits } from './currencies.ts';

/** What British English writes before an amount, of the currencies that are known without asking for it. */
const symbols: Partial<Record<string, string>> = { GBP: '£', EUR: '€', USD: 'US$' };

/**
 * Money in British English with all its digits, as invoices and emails write it: `£1,295.00`, `JP¥12,950`.
 * @param amountMinor a whole number of the currency's minor unit @param currency ISO 4217
 */
export function formatMoney(amountMinor: number, currency: string): string {
  const amount = toDecimal(Math.abs(amountMinor), currency);
  const [whole = '', fraction] = amount.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');
  const sign = amountMinor < 0 ? '-' : '';
  return `${sign}${getSymbol(currency)}${grouped}${fraction === undefined ? '' : `.${fraction}`}`;
}

/** The same as a price: `£1,295`, and `£12.50` where it is not whole. */
export function formatPrice(amountMinor: number, currency: string): string {
  return formatMoney(amountMinor, currency).replace(/\.0+$/, '');
}

/**
 * The first use of `Intl` takes a phone a tenth of a second, in the middle of hydration, so it is left for the
 * currencies that are not in the table.
 */
function getSymbol(currency: string): string {
  const known = symbols[currency];
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  const parts = format.formatToParts(0);
  return parts
    .slice(
      0,
      parts.findIndex(({ type }) => type === 'integer'),
    )
    .map(({ value }) => value)
    .join('');
}

/** An amount for programs and tables, without its currency: `1295.00`, `12950` of yen. */
export function toDecimal(amountMinor: number, currency: string): string {
  const digits = getDigits(currency);
  const written = String(Math.abs(amountMinor)).padStart(digits + 1, '0');
  const whole = written.slice(0, written.length - digits);
  const fraction = written.slice(written.length - digits);
  return `${amountMinor < 0 ? '-' : ''}${whole}${digits > 0 ? `.${fraction}` : ''}`;
}

/**
 * The amount that somebody wrote in a table: `495`, `495.5`, `£1,295.00`, `1 295,00`. Null for what is no amount of this
 * currency, also when it has more digits after the point than the currency has: nothing is rounded silently.
 * @returns a whole number of the minor unit
 */
export function readMoney(written: string, currency: string): number | null {
  const bare = withoutCurrency(written.normalize('NFKC').replaceAll(/[\s'’]/g, ''), currency);
  const [, whole = '', fraction = ''] =
    /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d+))?$/.exec(bare) ?? /^(\d+),(\d{1,2})$/.exec(bare) ?? [];
  const digits = getDigits(currency);
  if (whole === '' || fraction.length > digits) return null;
  const amount = Number(whole.replaceAll(',', '') + fraction.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? amount : null;
}

/** Without the code of the currency or its sign, before or after the amount; those of others stay, and are refused. */
function withoutCurrency(bare: string, currency: string): string {
  if (currency === hundredths || /^[\d.,]*$/.test(bare)) return bare;
  const symbol = getSymbol(currency).normalize('NFKC').replaceAll(/\s/g, '');
  const signs = [currency, symbol, /\p{Sc}$/u.exec(symbol)?.[0] ?? symbol];
  for (const sign of signs) {
    if (bare.startsWith(sign)) return bare.slice(sign.length);
    if (bare.endsWith(sign)) return bare.slice(0, -sign.length);
  }
  return bare;
}

/** A rate in hundredths of a per cent: 2000 is `20%`, 550 is `5.5%`. */
export function formatRate(basisPoints: number): string {
  return `${rateToDecimal(basisPoints)}%`;
}

/** The same without the sign, as organisers write it: `5.5`. */
export function rateToDecimal(basisPoints: number): string {
  return toDecimal(basisPoints, hundredths).replace(/\.?0{1,2}$/, '');
}

/** The rate that somebody wrote, `20`, `8.1`, `25,5` or `5.5%`, in hundredths of a per cent; null for what is none. */
export function readRate(written: string): number | null {
  const basisPoints = readMoney(written.trim().replace(/ ?%$/, ''), hundredths);
  return basisPoints !== null && basisPoints <= 10_000 ? basisPoints : null;
}

/** Stands for a currency where a plain number with two decimals is read. */
const hundredths = '';

/**
 * The VAT that a price includes. It is rounded once, for the whole of an invoice: the net sum to the nearest minor unit,
 * halves up, and the VAT is what is left, so that net and VAT always make the price.
 * @param basisPoints hundredths of a per cent: 2000 is 20%
 */
export function includedVat(grossMinor: number, basisPoints: number): number {
  const [gross, all, divisor] = [BigInt(grossMinor), 10_000n, BigInt(10_000 + basisPoints)];
  return grossMinor - Number((2n * gross * all + divisor) / (2n * divisor));
}

/**
 * A percentage of an amount, rounded down to a unit that can be charged: a discount or a refund is never more than was
 * promised. @param step the smallest part that cards are charged in
 */
export function getShare(amountMinor: number, percent: number, step = 1): number {
  const share = (BigInt(amountMinor) * BigInt(percent)) / 100n;
  return Number(share - (share % BigInt(step)));
}
