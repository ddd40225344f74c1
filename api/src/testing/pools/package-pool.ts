import { type PackageRow, packages } from '../../orders/packages/packages.tables.ts';
import type { Db } from '../../platform/db/db.ts';

/** Adds a package of £295 for buyers with this many places, unless `change` differs. */
export async function addPackage(db: Db, id: string, change: Partial<PackageRow>): Promise<PackageRow> {
  const row = { id, type: id, categoryType: 'Buy' as const, name: id, kind: 'paid' as const };
  const [added] = await db
    .insert(packages)
    .values({ ...row, priceMinor: 29_500, ...change })
    .returning();
  if (!added) throw new Error('The package was not added.');
  return added;
}
