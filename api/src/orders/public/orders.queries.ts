import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/db.ts';
import { packagePlaces, type PackageRow } from '../packages/packages.tables.ts';
import { type OrderRow, orders, payments } from '../payments/payments.tables.ts';

/** How many rows one run of a job looks at. */
const batch = 50;

/** Null when there is no order with this id. */
export async function findOrder(db: Db, id: string): Promise<OrderRow | null> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row ?? null;
}

/** The attendee's own order for a package: not one whose ticket was transferred. */
export async function findOrderFor(db: Db, attendeeId: string, packageId: string): Promise<OrderRow | null> {
  const own = and(
    eq(orders.attendeeId, attendeeId),
    eq(orders.packageId, packageId),
    isNull(orders.holderId),
  );
  const [row] = await db.select().from(orders).where(own);
  return row ?? null;
}

/**
 * The attendee's order for a package, awaiting its payment: what was to be paid when they chose it, until that time is over.
 * One that was released begins again. The attendee must be locked.
 */
export async function openOrder(
  tx: Tx,
  attendeeId: string,
  ticket: PackageRow,
  now: Date,
): Promise<OrderRow> {
  const known = await findOrderFor(tx, attendeeId, ticket.id);
  return known?.state === 'awaiting' ? known : beginOrder(tx, attendeeId, ticket, now);
}

/** Begins an attendee's order for a package at its present price, without a discount. The attendee must be locked. */
export async function beginOrder(
  tx: Tx,
  attendeeId: string,
  { id: packageId, priceMinor, currency }: PackageRow,
  now: Date,
): Promise<OrderRow> {
  const fresh = {
    state: 'awaiting' as const,
    priceMinor,
    discountMinor: 0,
    promoCode: null,
    currency,
    paidBy: null,
    updatedAt: now,
  };
  const target = [orders.attendeeId, orders.packageId];
  const [row] = await tx
    .insert(orders)
    .values({ attendeeId, packageId, ...fresh, createdAt: now })
    .onConflictDoUpdate({ target, targetWhere: isNull(orders.holderId), set: fresh })
    .returning();
  return row as OrderRow;
}

/** Takes a discount off an order. */
export async function discountOrder(
  tx: Tx,
  id: string,
  discount: Pick<OrderRow, 'promoCode' | 'discountMinor'>,
  now: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...discount, updatedAt: now })
    .where(eq(orders.id, id));
}

/** Sets the state of an order, and by which payment it was paid. */
export async function changeOrder(
  tx: Tx,
  id: string,
  change: Pick<OrderRow, 'state' | 'paidBy'>,
  now: Date,
): Promise<void> {
  await tx
    .update(orders)
    .set({ ...change, updatedAt: now })
    .where(eq(orders.id, id));
}

/** Ends what an attendee began to buy and has not paid. The attendee must be locked, with no card page open. */
export async function getReleaseOrders(tx: Tx, attendeeId: string, now: Date): Promise<void> {
  const begun = and(eq(orders.attendeeId, attendeeId), eq(orders.state, 'awaiting'));
  await tx.update(orders).set({ state: 'released', updatedAt: now }).where(begun);
}

/** Orders whose time for paying is over while no card page is open. */
export async function listOverdueOrders(db: Db, now: Date): Promise<{ id: string }[]> {
  return db
    .select({ id: orders.id })
    .from(orders)
    .leftJoin(
      packagePlaces,
      and(eq(packagePlaces.attendeeId, orders.attendeeId), eq(packagePlaces.packageId, orders.packageId)),
    )
    .where(
      and(
        eq(orders.state, 'awaiting'),
        or(isNull(packagePlaces.attendeeId), lte(packagePlaces.heldUntil, now)),
        sql`not exists (select 1 from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.state} = 'open')`,
      ),
    )
    .limit(batch);
}
