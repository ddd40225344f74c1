import type { PackageRow } from './packages.tables.ts';

/** A package with its limit of places. */
export type Pool = Pick<PackageRow, 'id' | 'capacity'>;

/** A ticket with the other packages whose places it takes. */
export interface TakesPlaces {
  id: string;
  addsTo?: string | null;
  includesSeatOf?: string | null;
}

/** The packages whose places a ticket takes: its own, those of the ticket it adds to, and those of the seat in it. */
export function getPools({ id, addsTo = null, includesSeatOf = null }: TakesPlaces): string[] {
  return [id, addsTo, includesSeatOf].filter((pool) => pool !== null);
}
