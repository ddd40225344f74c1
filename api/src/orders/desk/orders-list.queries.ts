import { count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { toDecimal } from '@summit/contract/money-and-time/money';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import type { EntriesQuery } from '../../platform/resources/entries-query.ts';
import { listInSql } from '../../platform/resources/list-in-sql.queries.ts';
import { packages } from '../packages/packages.tables.ts';
import { orders, payments, refunds } from '../payments/payments.tables.ts';

const name = sql<string>`${attendees.firstName} || ' ' || ${attendees.lastName}`;

/** Facts of an order's payments, as one expression each, because the list has no row for a payment. */
const paidMinor = ofPayments(
  sql`coalesce(sum(coalesce(payment.paid_minor, payment.amount_minor)) filter (where payment.state = 'succeeded'), 0)`,
);
const returnedMinor = ofRefunds(sql`coalesce(sum(refund.amount_minor), 0)`, sql`refund.state = 'succeeded'`);
const declinedReason = sql<string | null>`(select payment.reason from ${payments} payment
  where payment.order_id = ${orders.id} and payment.is_declined order by payment.created_at desc limit 1)`;
const needsSomebody = sql<boolean>`exists (select from ${refunds} refund
  join ${payments} payment on payment.id = refund.payment_id
  where payment.order_id = ${orders.id} and refund.source <> 'dispute'
  and (refund.state = 'failed' or (refund.state = 'byHand' and refund.returned_by_hand_at is null)))`;

function ofPayments(what: SQL) {
  return sql<number>`(select ${what} from ${payments} payment where payment.order_id = ${orders.id})`.mapWith(
    Number,
  );
}

function ofRefunds(what: SQL, which: SQL) {
  return sql<number>`(select ${what} from ${refunds} refund join ${payments} payment
    on payment.id = refund.payment_id where payment.order_id = ${orders.id} and ${which})`.mapWith(Number);
}

const orderColumns = {
  ...getTableColumns(orders),
  name,
  email: attendees.email,
  packageName: packages.name,
  paidMinor,
  returnedMinor,
  declinedReason,
  needsSomebody,
};

const asText = (condition: SQL) => sql`(case when ${condition} then 'true' else 'false' end)`;

/** What the list is filtered and sorted by. Sorting by the total is by the amount, whatever its currency. */
const listColumns = {
  state: orders.state,
  packageId: orders.packageId,
  promoCode: orders.promoCode,
  currency: orders.currency,
  attendeeId: orders.attendeeId,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  total: orders.totalMinor,
  name,
  email: attendees.email,
  packageName: packages.name,
  isDeclined: asText(sql`${declinedReason} is not null`),
  hasRefund: asText(sql`${ofRefunds(sql`count(*)`, sql`true`)} > 0`),
  needsSomebody: asText(needsSomebody),
};

function selectOrders(db: Db) {
  return joined(db.select(orderColumns).from(orders).$dynamic());
}

function joined<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(attendees, eq(attendees.id, orders.attendeeId))
    .innerJoin(packages, eq(packages.id, orders.packageId));
}

/** One page of the orders, the latest first. */
export async function listOrders(db: Db, query: EntriesQuery) {
  const { rows, total } = await listInSql(db, query, {
    select: selectOrders(db),
    columns: listColumns,
    order: [desc(orders.createdAt), desc(orders.id)],
    ground: sql`${attendees.deskGround}`,
    count: async (where) => {
      const [counted] = await joined(db.select({ count: count() }).from(orders).$dynamic()).where(where);
      return counted?.count ?? 0;
    },
  });
  return { items: rows.map(toListedOrder), total };
}

type Row = Awaited<ReturnType<typeof selectOrders>>[number];

/** An order with its payer and package; null when it does not exist. */
export async function findListedOrder(db: Db, id: string): Promise<Row | null> {
  const [row] = isUuid(id) ? await selectOrders(db).where(eq(orders.id, id)) : [];
  return row ?? null;
}

/** An order as organisers read it: amounts with their point. */
export function toListedOrder(row: Row) {
  const { id, state, attendeeId, email, packageId, packageName, promoCode, currency } = row;
  return {
    ...{ id, state, attendeeId, name: row.name, email, packageId, packageName, promoCode, currency },
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    total: toDecimal(row.totalMinor, currency),
    paid: toDecimal(row.paidMinor, currency),
    returned: toDecimal(row.returnedMinor, currency),
    declinedReason: row.declinedReason,
    needsSomebody: row.needsSomebody,
  };
}
