/** The VAT that a price includes, in pence. @param basisPoints hundredths of a per cent: 2000 is 20% */
export function includedVat(grossMinor: number, basisPoints: number): number {
  return grossMinor - Math.round((grossMinor * 10_000) / (10_000 + basisPoints));
}

/**
 * The VAT of a credit note. Credit notes that give back a whole invoice give back the whole of its VAT, to the penny.
 * @param before what earlier credit notes of the same invoice gave back
 */
export function returnedVat(
  invoice: { grossMinor: number; vatMinor: number; vatBasisPoints: number },
  grossMinor: number,
  before: { grossMinor: number; vatMinor: number },
): number {
  const left = invoice.vatMinor - before.vatMinor;
  const isLast = before.grossMinor + grossMinor >= invoice.grossMinor;
  return isLast ? left : Math.min(left, includedVat(grossMinor, invoice.vatBasisPoints));
}
