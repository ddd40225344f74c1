/** Money to the penny, as invoices and mails write it: `£495.00`. @param amountMinor in pence @param currency ISO 4217 */
export function formatMoney(amountMinor: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amountMinor / 100);
}

/** A rate in hundredths of a per cent: 2000 is `20%`, 550 is `5.5%`. */
export function formatRate(basisPoints: number): string {
  return `${basisPoints / 100}%`;
}
