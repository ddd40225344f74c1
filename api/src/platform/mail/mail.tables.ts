import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A file that comes with an email. */
export interface MailAttachment {
  filename: string;
  contentType: string;
  /** The file's bytes in base64. */
  content: string;
  /** The name by which the HTML shows it: `<img src="cid:...">`. */
  cid?: string;
}

/** Emails to send. A process leases an email for a while before sending it, so that no two processes send it. */
export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    recipient: text('recipient').notNull(),
    topic: text('topic').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    html: text('html').notNull(),
    /** Where a mail program posts to when its reader presses “Unsubscribe”; null: the email is no newsletter. */
    unsubscribeUrl: text('unsubscribe_url'),
    /** The address for replies; null: the address it is sent from. */
    replyTo: text('reply_to'),
    attachments: jsonb('attachments').$type<MailAttachment[]>().notNull().default([]),
    attempts: integer('attempts').notNull().default(0),
    /** The time of the next attempt: the end of a lease, or of the pause after a failure. */
    dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
    /** The id of the current lease, which only its process has. */
    leaseId: uuid('lease_id'),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When sending was given up; no further attempt is made. */
    givenUpAt: timestamp('given_up_at', { withTimezone: true }),
    /** Why the last attempt failed, e.g. `grid-0001 ECONNREFUSED`. */
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('mail_outbox_due_index')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index('mail_outbox_created_index').on(table.createdAt),
    // For the emails of one person.
    index('mail_outbox_recipient_index').on(table.recipient, table.createdAt),
  ],
);
