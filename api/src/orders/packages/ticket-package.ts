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
    id: row.id,
    type: row.type,
    name: row.name,
    description: row.description,
    kind: row.kind,
    categoryId: row.categoryId,
    categoryType: row.categoryType,
    price: row.priceMinor,
    currency: row.currency,
    vatBasisPoints,
    includes: row.includes,
    extraTickets: row.extraTickets,
    addsTo: row.addsTo,
    availableFrom: row.availableFrom?.toISOString() ?? null,
    availableUntil: row.availableUntil?.toISOString() ?? null,
    placesLeft,
    isAvailable: isOnSaleNow && placesLeft !== 0,
  };
}
