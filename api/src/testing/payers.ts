import { randomUUID } from 'node:crypto';
import { type PackageRow, packages } from '../orders/packages/packages.tables.ts';
import { promoCodes } from '../orders/packages/promo-codes.tables.ts';
import { attendees } from '../people/attendees/attendees.tables.ts';
import type { Db } from '../platform/db/db.ts';

/** A paid package with one place, and a promo code of the same name for it. */
export async function addTicket(db: Db, id: string): Promise<PackageRow> {
  const row = { id, type: id, categoryType: 'Buy' as const, name: id, kind: 'paid' as const };
  const [made] = await db
    .insert(packages)
    .values({ ...row, priceMinor: 29_500, capacity: 1 })
    .returning();
  if (!made) throw new Error('The package was not added.');
  await db.insert(promoCodes).values({ code: id, kind: 'percent', discount: 20, packageId: id });
  return made;
}

/** Adds an attendee who has to choose a package; returns the id. */
export async function addPayer(db: Db): Promise<string> {
  const email = `${randomUUID()}@fresh.example`;
  const person = { firstName: 'Ada', lastName: 'Fault', email, categoryId: 'bank' };
  const [added] = await db.insert(attendees).values(person).returning({ id: attendees.id });
  if (!added) throw new Error('Nobody was added.');
  return added.id;
}
