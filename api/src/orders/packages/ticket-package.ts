import type { InferType } from 'yup';
import type { ticketPackage } from '@summit/contract/shapes/attendees/packages';
import type { PackageRow } from './packages.tables.ts';

export type TicketPackage = InferType<typeof ticketPackage>;

interface Sale {
  /** Null without a limit. */
  placesLeft: number | null;
  isOnSaleNow: boolean;
  vatBasisPoints: number;
}

/** A package as the calls return it. */
export function toTicketPackage(
  row: PackageRow,
  { placesLeft, isOnSaleNow, vatBasisPoints }: Sale,
): TicketPackage {
  return {
    ...row,
    price: row.priceMinor,
    vatBasisPoints,
    availableFrom: row.availableFrom?.toISOString() ?? null,
    availableUntil: row.availableUntil?.toISOString() ?? null,
    placesLeft,
    isAvailable: isOnSaleNow && placesLeft !== 0,
  };
}
