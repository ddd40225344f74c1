import { includedVat } from '@summit/contract/money-and-time/money';

/**
 * The VAT of a credit note. Credit notes that return a whole invoice return exactly its VAT.
 * @param before what earlier credit notes of the same invoice returned
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
