import { eq, or, type SQL } from 'drizzle-orm';
import { type PackageRow, packages } from './packages.tables.ts';

/** A package as far as its limit of places goes. */
export type Pool = Pick<PackageRow, 'id' | 'capacity'>;

/** A ticket as far as it takes places of other packages besides its own. */
export interface TakesPlaces {
  id: string;
  addsTo?: string | null;
  includesSeatOf?: string | null;
}

/** The packages whose places a ticket takes: its own, those of the ticket it adds to, and those of the seat in it. */
export function getPools({ id, addsTo = null, includesSeatOf = null }: TakesPlaces): string[] {
  return [id, addsTo, includesSeatOf].filter((pool) => pool !== null);
}

/** Conditions on packages: those whose tickets take places of this one. */
export function getTakesPlace(poolId: string): SQL | undefined {
  return or(eq(packages.id, poolId), eq(packages.addsTo, poolId), eq(packages.includesSeatOf, poolId));
}
