import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { attendees } from '../../people/attendees/attendees.tables.ts';

export type CancelReason = 'refunded' | 'cancelled' | 'transferred';

/** Ticket numbers that are no longer valid. Their former owners have another number. */
export const cancelledTickets = pgTable(
  'cancelled_tickets',
  {
    number: text('number').primaryKey(),
    attendeeId: uuid('attendee_id')
      .notNull()
      .references(() => attendees.id),
    reason: text('reason').$type<CancelReason>().notNull(),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('cancelled_tickets_attendee_index').on(table.attendeeId)],
);
