import { and, asc, eq, isNull } from 'drizzle-orm';
import { packagePlaces, type PackageRow, packages } from '@summit/api/src/orders/packages/packages.tables.ts';
import { approve, type CardPage, openPage } from '@summit/api/src/orders/payment-sandbox/card-pages.ts';
import { invoiceOrder } from '@summit/api/src/orders/payments/orders/invoice-order.ts';
import { addPayment } from '@summit/api/src/orders/payments/payments.queries.ts';
import type { PaymentRow } from '@summit/api/src/orders/payments/payments.tables.ts';
import type { Purchase } from '@summit/api/src/orders/payments/providers/provider.ts';
import { getPurchase } from '@summit/api/src/orders/payments/purchase.queries.ts';
import { changeOrder, openOrder } from '@summit/api/src/orders/public/orders.queries.ts';
import { type AttendeeRow, attendees } from '@summit/api/src/people/attendees/attendees.tables.ts';
import type { Tx } from '@summit/api/src/platform/db/db.ts';
import { lastingId } from '../lasting-id.ts';
import type { SeedContext } from '../seed-context.ts';

type Needs = Pick<SeedContext, 'db' | 'now' | 'config'>;

/**
 * The orders, payments and invoices of attendees with a place in a paid package. Returns the same
 * payments for the sandbox, which can refund only payments that it knows.
 */
export async function fillSales({ db, now, config }: Needs): Promise<CardPage[]> {
  const sold = await db
    .select({ buyer: attendees, ticket: packages })
    .from(packagePlaces)
    .innerJoin(attendees, eq(attendees.id, packagePlaces.attendeeId))
    .innerJoin(packages, eq(packages.id, packagePlaces.packageId))
    .where(and(eq(packagePlaces.state, 'Taken'), isNull(packagePlaces.paidById), eq(packages.kind, 'paid')))
    .orderBy(asc(attendees.email));
  return db.transaction(async (tx) => {
    const pages: CardPage[] = [];
    for (const sale of sold) {
      const payment = await sell(tx, sale, now);
      pages.push(getPage(payment, await getPurchase({ db: tx, config }, payment), config));
    }
    return pages;
  });
}

/** The card page on which a payment was made. */
function getPage(
  payment: PaymentRow,
  purchase: Purchase,
  { paymentSandbox }: SeedContext['config'],
): CardPage {
  const webhookUrl = paymentSandbox?.webhookUrl ?? '';
  const wanted = { ...purchase, closesAt: purchase.closesAt.toISOString(), webhookUrl };
  const page = { ...openPage(new Map(), wanted, payment.createdAt), id: payment.providerId ?? '' };
  approve(page);
  return page;
}

async function sell(
  tx: Tx,
  { buyer, ticket }: { buyer: AttendeeRow; ticket: PackageRow },
  now: Date,
): Promise<PaymentRow> {
  const order = await openOrder(tx, buyer.id, ticket, now);
  const id = lastingId(`payment ${buyer.email}`);
  const payment = await addPayment(tx, {
    id,
    providerId: `page_${id.replaceAll('-', '')}`,
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
  await invoiceOrder(tx, { ticket, paidBy: payment.id, payments: [payment], refunds: [] }, buyer, now);
  return payment;
}
