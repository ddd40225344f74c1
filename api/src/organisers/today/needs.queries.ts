import { sql } from 'drizzle-orm';
import { formatMoney } from '@summit/contract/money-and-time/money';
import type { NeedId } from '@summit/contract/organising/today';
import type { OrganiserRole } from '@summit/contract/session/organisers';
import type { Db } from '../../platform/db/db.ts';
import { readSections } from '../../settings/public/settings.queries.ts';
import { listItems } from '../inbox/inbox-items.queries.ts';
import { counted, countedPlaces, named, type Need, toNeed } from './count-needs.queries.ts';

/** Older items no longer need attention. */
const recently = sql`now() - interval '30 days'`;

/** Reads what an organiser with some roles has to deal with. */
export type NeedReader = (db: Db, roles: readonly OrganiserRole[]) => Promise<Need>;

/** The query for each need; only the process knows of its certificates and of failing jobs. */
export const needReaders: Record<Exclude<NeedId, 'certificates' | 'jobsFailing'>, NeedReader> = {
  refundsToConfirm: async (db) => {
    const { rows } = await db.execute<{ amount: number; currency: string; by: string }>(sql`
      select request.amount_minor as amount, payment.currency, request.requested_by as by
      from refund_requests request join payments payment on payment.id = request.payment_id
      where request.ended_at is null order by request.requested_at`);
    return toNeed(
      rows.map(({ amount, currency, by }) => `${formatMoney(amount, currency)}, asked for by ${by}`),
    );
  },
  refundsFailed: (db) =>
    counted(
      db,
      sql`select attendee.first_name || ' ' || attendee.last_name as detail
        from refunds refund join payments payment on payment.id = refund.payment_id
        join orders on orders.id = payment.order_id join attendees attendee on attendee.id = orders.attendee_id
        where refund.state = 'byHand' and refund.returned_by_hand_at is null or (refund.state = 'failed'
          and refund.source <> 'dispute' and not exists (select from refunds other
            where other.payment_id = refund.payment_id and other.created_at > refund.created_at))
        order by refund.created_at desc`,
    ),
  paymentsDeclined: (db) =>
    counted(
      db,
      sql`select attendee.first_name || ' ' || attendee.last_name as detail
        from orders join attendees attendee on attendee.id = orders.attendee_id
        where orders.state = 'awaiting' and exists (select from payments payment
          where payment.order_id = orders.id and payment.is_declined and payment.updated_at > ${recently})
        order by orders.updated_at desc`,
    ),
  mailFailed: (db) =>
    counted(
      db,
      sql`select recipient || ': ' || subject as detail from mail_outbox
        where given_up_at > ${recently} order by given_up_at desc`,
    ),
  photos: (db) =>
    counted(
      db,
      sql`select first_name || ' ' || last_name as detail from attendees
        where image_status = 'Uploaded' and erased_at is null order by updated_at desc`,
    ),
  inbox: async (db, roles) => {
    const { items, total } = await listItems(db, roles, {
      limit: named,
      offset: 0,
      filter: { state: 'new' },
    });
    return { count: total, details: items.map(({ subject }) => subject) };
  },
  oversold: (db) => countedPlaces(db, sql`taken > capacity`),
  nearlySoldOut: (db) => countedPlaces(db, sql`taken <= capacity and taken >= capacity * 0.9`),
  scheduleContradicts: async (db) => {
    const { rows } = await db.execute<{ subject: string; wanted: string; expected: string | null }>(sql`
      select subject, status as wanted, from_status as expected from scheduled_statuses
      where applied_at is null and cancelled_at is null order by at`);
    const present = await presentStatuses(db);
    // The first scheduled status follows the present one; each other one follows its predecessor.
    const last = new Map<string, string>(Object.entries(present));
    const wrong = rows.filter(({ subject, wanted, expected }) => {
      const isWrong = expected !== null && expected !== last.get(subject);
      last.set(subject, wanted);
      return isWrong;
    });
    return toNeed(wrong.map(({ subject, wanted }) => `${subject}: ${wanted}`));
  },
  statusToConfirm: (db) =>
    counted(db, sql`select subject || ': ' || status as detail from status_requests where ended_at is null`),
  rolesToConfirm: (db) =>
    counted(
      db,
      sql`select organiser.name as detail from awards_role_requests request
        join organisers organiser on organiser.id = request.organiser_id where request.ended_at is null`,
    ),
};

async function presentStatuses(db: Db) {
  const sections = await readSections(db, ['awardsStatus', 'awardsIndividualStatus', 'awardsWelcomeStatus']);
  return {
    Company: sections.awardsStatus,
    Individual: sections.awardsIndividualStatus,
    Welcome: sections.awardsWelcomeStatus,
  };
}
