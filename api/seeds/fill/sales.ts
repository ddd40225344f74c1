import { and, asc, eq, isNull } from 'drizzle-orm';
import { type AttendeeRow, attendees } from '../../src/attendees/attendees.tables.ts';
import { packagePlaces, type PackageRow, packages } from '../../src/packages/packages.tables.ts';
import { invoiceOrder } from '../../src/payments/invoice-order.ts';
import { changeOrder, openOrder } from '../../src/payments/orders.queries.ts';
import { addPayment } from '../../src/payments/payments.queries.ts';
import type { Tx } from '../../src/platform/db/db.ts';
import { lastingId } from '../lasting-id.ts';
import type { SeedContext } from '../seed-context.ts';

/** What those who have a place in a paid package have paid for it: their orders, payments and invoices. */
export async function fillSales({ db, now }: Pick<SeedContext, 'db' | 'now'>): Promise<void> {
  const sold = await db
    .select({ buyer: attendees, ticket: packages })
    .from(packagePlaces)
    .innerJoin(attendees, eq(attendees.id, packagePlaces.attendeeId))
    .innerJoin(packages, eq(packages.id, packagePlaces.packageId))
    .where(and(eq(packagePlaces.state, 'Taken'), isNull(packagePlaces.paidById), eq(packages.kind, 'paid')))
    .orderBy(asc(attendees.email));
  await db.transaction(async (tx) => {
    for (const sale of sold) await sell(tx, sale, now);
  });
}

async function sell(
  tx: Tx,
  { buyer, ticket }: { buyer: AttendeeRow; ticket: PackageRow },
  now: Date,
): Promise<void> {
  const order = await openOrder(tx, buyer.id, ticket, now);
  const payment = await addPayment(tx, {
    id: lastingId(`payment ${buyer.email}`),
    orderId: order.id,
    provider: 'sandbox',
    state: 'succeeded',
    amountMinor: order.totalMinor,
    currency: order.currency,
    nextCheckAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await changeOrder(tx, order.id, { state: 'paid', paidBy: payment.id }, now);
  await invoiceOrder(tx, order.id, buyer, now);
}
