import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { UndoReason, Verdict } from '@summit/contract/organising/check-in';
import { organisers } from '../../organisers/organisers/organisers.tables.ts';
import { attendees } from '../../people/attendees/attendees.tables.ts';

/** Admissions by day. A ticket admits once a day; a person whom a device let in beyond that has a row with another verdict. */
export const checkIns = pgTable(
  'check_ins',
  {
    /** A random id, which the device makes. */
    id: uuid('id').primaryKey(),
    /** Null: no attendee has this ticket any more. */
    attendeeId: uuid('attendee_id').references(() => attendees.id),
    ticketNumber: text('ticket_number').notNull(),
    /** The day at the venue that it counts for, as `getDoorDay` has it: YYYY-MM-DD. */
    day: text('day').notNull(),
    /** When the ticket was shown, by the device that was without a connection or by the server. */
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When the server learned of it. */
    settledAt: timestamp('settled_at', { withTimezone: true }).notNull(),
    isOffline: boolean('is_offline').notNull(),
    door: text('door').notNull(),
    device: text('device').notNull(),
    /** The organiser who let them in, as the device says. The one who settled it is in the record. */
    organiserId: uuid('organiser_id')
      .notNull()
      .references(() => organisers.id),
    /** `entered`, or why the ticket would not have let its bearer in. */
    verdict: text('verdict').$type<Verdict>().notNull(),
    /** For `enteredAlready`: the earlier entry. */
    firstId: uuid('first_id').references((): AnyPgColumn => checkIns.id, { onDelete: 'set null' }),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
    undoneById: uuid('undone_by_id').references(() => organisers.id),
    undoReason: text('undo_reason').$type<UndoReason>(),
  },
  (table) => [
    // Of two doors that admit the same ticket concurrently, one fails here.
    uniqueIndex('check_ins_once_a_day_unique')
      .on(table.ticketNumber, table.day)
      .where(sql`${table.verdict} = 'entered' and ${table.undoneAt} is null`),
    index('check_ins_day_index')
      .on(table.day)
      .where(sql`${table.verdict} = 'entered' and ${table.undoneAt} is null`),
    index('check_ins_attendee_index').on(table.attendeeId),
    index('check_ins_settled_index').on(table.settledAt),
    index('check_ins_undone_index')
      .on(table.undoneAt)
      .where(sql`${table.undoneAt} is not null`),
    index('check_ins_first_index')
      .on(table.firstId)
      .where(sql`${table.firstId} is not null`),
  ],
);

export type CheckInRow = typeof checkIns.$inferSelect;
