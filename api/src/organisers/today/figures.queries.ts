import { type SQL, sql } from 'drizzle-orm';
import { toDecimal } from '@summit/contract/money-and-time/money';
import { countBallotsByDay } from '../../awards/public/ballots-by-day.queries.ts';
import type { Db } from '../../platform/db/db.ts';

/** Days at the venue, inclusive; absent: from the beginning, until now. */
interface Days {
  from?: string | undefined;
  until?: string | undefined;
}

/** The figures of the event. None of them depends on ballots before their results are announced. */
export async function readFigures(db: Db, days: Days) {
  // The database may lack a zone that organisers can choose.
  const dayOf = (moment: SQL) => sql`to_char(public.venue_day(${moment}), 'YYYY-MM-DD')`;
  const within = (moment: SQL) =>
    sql`${dayOf(moment)} >= ${days.from ?? ''} and ${dayOf(moment)} <= ${days.until ?? '9999'}`;
  return {
    days: await byDay(db, dayOf, within),
    revenue: await revenueByDay(db, dayOf, within),
    kinds: await byKind(db, within),
    packages: await byPackage(db),
    steps: await bySteps(db, within),
    promoCodes: await byPromoCode(db),
    votes: await countBallotsByDay(db, { dayOf, within }),
  };
}

type Words = (moment: SQL) => SQL;

const isCompleted = sql`registration_status = 'Completed'`;
const isSomebody = sql`erased_at is null`;

async function byDay(db: Db, dayOf: Words, within: Words) {
  const { rows } = await db.execute<{ day: string; registrations: number; completed: number }>(sql`
    select ${dayOf(sql`created_at`)} as day, count(*)::int as registrations,
      count(*) filter (where ${isCompleted})::int as completed
    from attendees where ${isSomebody} and ${within(sql`created_at`)} group by 1 order by 1`);
  return rows;
}

async function revenueByDay(db: Db, dayOf: Words, within: Words) {
  const { rows } = await db.execute<{ day: string; currency: string; paid: number; returned: number }>(sql`
    select day, currency, sum(paid)::float8 as paid, sum(returned)::float8 as returned from (
      select ${dayOf(sql`updated_at`)} as day, coalesce(paid_currency, currency) as currency,
        coalesce(paid_minor, amount_minor) as paid, 0 as returned
      from payments where state = 'succeeded' and ${within(sql`updated_at`)}
      union all
      select ${dayOf(sql`refund.created_at`)}, coalesce(payment.paid_currency, payment.currency), 0, refund.amount_minor
      from refunds refund join payments payment on payment.id = refund.payment_id
      where refund.state = 'succeeded' and ${within(sql`refund.created_at`)}
    ) as moved group by 1, 2 order by 1, 2`);
  return rows.map(({ day, currency, paid, returned }) => ({
    day,
    currency,
    paid: toDecimal(paid, currency),
    returned: toDecimal(returned, currency),
  }));
}

async function byKind(db: Db, within: Words) {
  const { rows } = await db.execute<{ kind: string; registrations: number; completed: number }>(sql`
    select attendee_type as kind, count(*)::int as registrations,
      count(*) filter (where ${isCompleted})::int as completed
    from attendees where ${isSomebody} and ${within(sql`created_at`)} group by 1 order by 1`);
  return rows;
}

async function byPackage(db: Db) {
  const { rows } = await db.execute<{
    id: string;
    name: string;
    taken: number;
    held: number;
    capacity: number | null;
    currency: string;
    paid: number;
  }>(sql`
    select packages.id, packages.name, packages.capacity, packages.currency,
      (select count(*)::int from package_places place
        where place.package_id = packages.id and place.state = 'Taken') as taken,
      (select count(*)::int from package_places place
        where place.package_id = packages.id and place.held_until > now()) as held,
      (select coalesce(sum(orders.total_minor), 0)::float8 from orders
        where orders.package_id = packages.id and orders.state = 'paid') as paid
    from packages order by packages.position, packages.id`);
  return rows.map(({ paid, ...ticket }) => ({ ...ticket, paid: toDecimal(paid, ticket.currency) }));
}

async function bySteps(db: Db, within: Words) {
  const { rows } = await db.execute<{ status: string; count: number }>(sql`
    select registration_status as status, count(*)::int as count
    from attendees where ${isSomebody} and ${within(sql`created_at`)} group by 1 order by 2 desc, 1`);
  return rows;
}

async function byPromoCode(db: Db) {
  const { rows } = await db.execute<{ code: string; used: number; uses: number | null }>(sql`
    select code, uses, (select count(*)::int from orders
      where orders.promo_code = promo_codes.code and orders.state in ('paid', 'awaiting')) as used
    from promo_codes order by used desc, code`);
  return rows;
}
