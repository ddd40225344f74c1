import { asc, eq, sql } from 'drizzle-orm';
import { object } from 'yup';
import { canonicalEmail } from '@summit/contract/contact-details/email-address';
import { oneOf, optionalText } from '@summit/contract/forms/rules';
import type { Db } from '../../platform/db/db.ts';
import { isUuid } from '../../platform/db/is-uuid.ts';
import { listInSql } from '../../platform/resources/list-in-sql.queries.ts';
import type { Resource, Values } from '../../platform/resources/resource.ts';
import { subscribers } from '../subscribe/subscribers.tables.ts';
import { endSubscription } from './subscribers.queries.ts';

const schema = object({
  id: optionalText(),
  email: optionalText(),
  firstName: optionalText(),
  state: oneOf(['Subscribed', 'Unsubscribed']),
  consentedAt: optionalText(),
  unsubscribedAt: optionalText(),
});

const columns = Object.keys(schema.fields);

/**
 * The addresses that get the newsletter, or got it, by id or address. Removing one unsubscribes it: the row stays, so
 * that it is known since when nothing may be sent. Only its owner subscribes it again.
 */
export const subscribersResource: Resource = {
  key: 'id',
  columns,
  getFields: () => schema,
  readOnly: columns,
  drops: [],
  async list(db, query) {
    const { rows, total } = await listInSql(db, query, {
      select: selected(db).$dynamic(),
      count: subscribers,
      columns: shownColumns,
      order: [asc(subscribers.consentedAt), asc(subscribers.id)],
    });
    return { rows: rows.map(shown), total };
  },
  async find(db, key, { lock = false } = {}) {
    const isIt = isUuid(key) ? eq(subscribers.id, key) : eq(subscribers.emailKey, canonicalEmail(key));
    const query = selected(db).where(isIt).limit(1);
    const [row] = await (lock ? query.for('update') : query);
    return row ? shown(row) : null;
  },
  // The rules of its fields refuse every change before this.
  write: async (_tx, { key }) => ({ key }),
  remove: (tx, key, { now }) => endSubscription(tx, key, now),
};

const shownColumns = {
  id: subscribers.id,
  email: subscribers.email,
  firstName: subscribers.firstName,
  state: sql<string>`case when ${subscribers.unsubscribedAt} is null
    then 'Subscribed' else 'Unsubscribed' end`,
  consentedAt: subscribers.consentedAt,
  unsubscribedAt: subscribers.unsubscribedAt,
};

function selected(db: Db) {
  return db.select(shownColumns).from(subscribers);
}

type Row = Awaited<ReturnType<typeof selected>>[number];

function shown({ consentedAt, unsubscribedAt, ...row }: Row): Values {
  return {
    ...row,
    consentedAt: consentedAt.toISOString(),
    unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
  };
}
