import type { InferType } from 'yup';
import type { ticketPackage } from '@summit/contract/calls/packages';
import type { PackageRow } from './packages.tables.ts';

export type TicketPackage = InferType<typeof ticketPackage>;

/** A package as the calls return it, with `places` of its places taken. */
export function toTicketPackage(row: PackageRow, places: number, now: Date): TicketPackage {
  const placesLeft = row.capacity === null ? null : Math.max(0, row.capacity - places);
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
    includes: row.includes,
    extraTickets: row.extraTickets,
    availableFrom: row.availableFrom?.toISOString() ?? null,
    availableUntil: row.availableUntil?.toISOString() ?? null,
    placesLeft,
    isAvailable: isOnSale(row, now) && placesLeft !== 0,
  };
}

/** Whether a package can be chosen at this moment, places or not. */
export function isOnSale({ availableFrom, availableUntil }: PackageRow, now: Date): boolean {
  const hasBegun = availableFrom === null || availableFrom <= now;
  const isOver = availableUntil !== null && availableUntil <= now;
  return hasBegun && !isOver;
}
