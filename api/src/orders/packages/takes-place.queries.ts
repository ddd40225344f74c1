import { eq, or, type SQL } from 'drizzle-orm';
import { packages } from './packages.tables.ts';

/** Conditions on packages: those whose tickets take places of this one. */
export function getTakesPlace(poolId: string): SQL | undefined {
  return or(eq(packages.id, poolId), eq(packages.addsTo, poolId), eq(packages.includesSeatOf, poolId));
}
