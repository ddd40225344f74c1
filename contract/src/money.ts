/** What British English writes before an amount, of the currencies that are known without asking for it. */
const symbols: Partial<Record<string, string>> = { GBP: '£', EUR: '€', USD: 'US$' };

/**
 * Money in British English with so many decimals: `£1,295`. The first use of the browser's own formatting takes a phone a
 * tenth of a second, amid hydration, so that it is left for currencies that no event here has had yet.
 * @param amountMinor in pence @param currency ISO 4217
 */
export function formatAmount(amountMinor: number, currency: string, decimals: 0 | 2): string {
  const symbol = symbols[currency];
  if (symbol === undefined) {
    const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
    return new Intl.NumberFormat('en-GB', { style: 'currency', currency, ...digits }).format(
      amountMinor / 100,
    );
  }
  const [pounds = '', pence] = (Math.abs(amountMinor) / 100).toFixed(decimals).split('.');
  const grouped = pounds.replace(/\B(?=(?:\d{3}){1,6}$)/g, ',');
  return `${amountMinor < 0 ? '-' : ''}${symbol}${grouped}${pence ? `.${pence}` : ''}`;
}

/** Money to the penny, as invoices and mails write it: `£495.00`. @param amountMinor in pence @param currency ISO 4217 */
export function formatMoney(amountMinor: number, currency: string): string {
  return formatAmount(amountMinor, currency, 2);
}

/** A rate in hundredths of a per cent: 2000 is `20%`, 550 is `5.5%`. */
export function formatRate(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}

/** The VAT that a price includes, in pence. @param basisPoints hundredths of a per cent: 2000 is 20% */
export function includedVat(grossMinor: number, basisPoints: number): number {
  return grossMinor - Math.round((grossMinor * 10_000) / (10_000 + basisPoints));
}

/** The rate that organisers set, in hundredths of a per cent. */
export function vatBasisPointsOf({ vatPercent }: { vatPercent: number }): number {
  return Math.round(vatPercent * 100);
}
