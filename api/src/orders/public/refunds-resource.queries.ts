import { asc, count, eq, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { object } from 'yup';
import { momentOrNull } from '@summit/contract/forms/resource-rules';
import { optionalText } from '@summit/contract/forms/rules';
import { messages } from '@summit/contract/words/messages';
import { attendees } from '../../people/attendees/attendees.tables.ts';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { listInSql } from '../../platform/resources/list-in-sql.queries.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import { withWrittenFields } from '../../platform/resources/written-fields.ts';
import { moneyField } from '../packages/written-money.ts';
import { orders, payments, refunds } from '../payments/payments.tables.ts';

const schema = object({
  id: optionalText(),
  name: optionalText(),
  email: optionalText(),
  amountMinor: optionalText(),
  currency: optionalText(),
  source: optionalText(),
  state: optionalText(),
  createdAt: optionalText(),
  /** When an organiser returned it in another way than to the card. */
  returnedByHandAt: momentOrNull(),
});

const columns = Object.keys(schema.fields);

const rows: Resource = {
  key: 'id',
  columns,
  getFields: () => schema,
  readOnly: columns.filter((name) => name !== 'returnedByHandAt'),
  drops: [],
  async list(db, query) {
    const { rows: found, total } = await listInSql(db, query, {
      select: selected(db).$dynamic(),
      columns: shownColumns,
      order: [asc(refunds.createdAt), asc(refunds.id)],
      count: async (where) => {
        const [counted] = await joined(db.select({ count: count() }).from(refunds).$dynamic()).where(where);
        return counted?.count ?? 0;
      },
    });
    return { rows: found.map(shown), total };
  },
  async find(db, key, { lock = false } = {}) {
    if (!isUuid(key)) return null;
    const query = selected(db).where(eq(refunds.id, key));
    const [row] = await (lock ? query.for('update', { of: refunds }) : query);
    return row ? shown(row) : null;
  },
  check: ({ returnedByHandAt, state }): Record<string, string> =>
    returnedByHandAt && state !== 'byHand' && state !== 'succeeded'
      ? { returnedByHandAt: messages.notByHand }
      : {},
  async write(tx, { key, after }) {
    const { returnedByHandAt } = after;
    const moment = typeof returnedByHandAt === 'string' ? new Date(returnedByHandAt) : null;
    await tx.update(refunds).set({ returnedByHandAt: moment }).where(eq(refunds.id, key));
    return { key };
  },
};

/** Money that goes back, and disputes. What is left to a person is marked as returned; all else is what the provider says. */
export const refundsResource = withWrittenFields(rows, { amountMinor: moneyField('amount') });

const shownColumns = {
  id: refunds.id,
  name: sql<string>`${attendees.firstName} || ' ' || ${attendees.lastName}`,
  email: attendees.email,
  amountMinor: refunds.amountMinor,
  currency: sql<string>`coalesce(${payments.paidCurrency}, ${payments.currency})`,
  source: refunds.source,
  state: refunds.state,
  createdAt: refunds.createdAt,
  returnedByHandAt: refunds.returnedByHandAt,
};

function selected(db: Db) {
  return joined(db.select(shownColumns).from(refunds).$dynamic());
}

/** Joins refunds with their payments, orders and payers. */
function joined<Select extends PgSelect>(select: Select) {
  return select
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .innerJoin(attendees, eq(attendees.id, orders.attendeeId));
}

type Row = Awaited<ReturnType<typeof selected>>[number];

function shown({ createdAt, returnedByHandAt, ...row }: Row): Values {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    returnedByHandAt: returnedByHandAt?.toISOString() ?? null,
  };
}
