import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { listGuestIds, lockAttendees } from '../../people/public/attendees.queries.ts';
import type { Tx } from '../../platform/db/db.ts';
import { findOrder } from '../public/orders.queries.ts';
import { getHolder } from './orders/transferred-orders.queries.ts';
import { type OrderRow, orders } from './payments.tables.ts';

interface LockedOrder {
  order: OrderRow;
  payer: AttendeeRow;
  holder: AttendeeRow;
}

/**
 * An order with its payer and the holder of its place, both locked, with the holder's guests, whose tickets may end with
 * it. Payer and holder are one person until the ticket is transferred.
 */
export async function lockOrder(tx: Tx, id: string): Promise<LockedOrder> {
  const [found] = await tx
    // The lock times out, because a webhook that waits longer is sent again.
    .select({ ...getTableColumns(orders), timeout: sql`set_config('lock_timeout', '3s', true)` })
    .from(orders)
    .where(eq(orders.id, id));
  const guestIds = found ? await listGuestIds(tx, getHolder(found)) : [];
  const locked = new Map(
    found ? await lockAttendees(tx, [found.attendeeId, getHolder(found), ...guestIds]) : [],
  );
  const order = await findOrder(tx, id);
  if (order && !locked.has(getHolder(order))) {
    // The ticket was transferred meanwhile. A transfer locks the payer too, so from now on the holder stays the same.
    for (const [holderId, row] of await lockAttendees(tx, [getHolder(order)])) locked.set(holderId, row);
  }
  const payer = order && locked.get(order.attendeeId);
  const holder = order && locked.get(getHolder(order));
  if (!order || !payer || !holder) throw new Error(`There is no order ${id}`);
  return { order, payer, holder };
}
