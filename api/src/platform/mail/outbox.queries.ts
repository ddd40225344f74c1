import { desc, eq } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { Failure } from '../responses/failure.ts';
import {
  type EmailContent,
  getParagraphs,
  type Masthead,
  plainEmail,
  requireContent,
} from './email-content.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';
import { type MailAttachment, mailOutbox } from './mail.tables.ts';
import { onOneLine } from './visitor-words.ts';

interface Envelope {
  to: string;
  /** The kind of email, e.g. `message-to-attendee`. */
  topic: string;
  subject: string;
  /** For newsletters: where a mail program posts to when its reader presses its own “Unsubscribe” (RFC 8058). */
  unsubscribeUrl?: string;
  attachments?: MailAttachment[];
  /** The address for replies; absent: the organisers'. */
  replyTo?: string;
}

/** An email in plain text, rendered in the common design. */
export interface Mail extends Envelope {
  text: string;
}

/** An email with a title, a call to action, a ticket. */
export interface DesignedMail extends Envelope {
  email: EmailContent;
}

/** An email as the outbox stores it. */
export interface StoredMail extends Mail {
  id: string;
  html: string;
  attachments: MailAttachment[];
  attempts: number;
  sentAt: Date | null;
  givenUpAt: Date | null;
  lastError: string | null;
  createdAt: Date;
}

/** Emails are stored in the same database transaction as the change they are about, and delivered afterwards. */
export interface MailOutbox {
  /** @throws a `mail-0003` failure for an invalid recipient or subject, `template-0001` for no text or too much. */
  enqueue(db: Db, mail: Mail | DesignedMail): Promise<void>;
  /**
   * Many emails, which become due one after another. One that could not be sent to its recipient is left out. Pass the
   * transaction they belong to.
   */
  enqueueAll(db: Db, mails: readonly (Mail | DesignedMail)[]): Promise<void>;
  /** The newest emails first. */
  list(db: Db, limit: number): Promise<StoredMail[]>;
  find(db: Db, id: string): Promise<StoredMail | null>;
}

/** Emails in one statement: PostgreSQL numbers the values of a statement up to 65,535. */
const mailsInStatement = 1000;

/**
 * The time between two emails of many, in milliseconds. They are sent in the order in which they are due, so that a login
 * link that somebody waits for does not wait for thousands of notices.
 */
const spacing = 200;

/** @param mastheadOf the header and footer of every email, read when an email is enqueued */
export function createMailOutbox(clock: Clock, mastheadOf: (db: Db) => Promise<Masthead>): MailOutbox {
  return {
    async enqueue(db, mail) {
      requireEnvelope(mail.to, onOneLine(mail.subject));
      await db.insert(mailOutbox).values(getRow(mail, await mastheadOf(db), clock.now()));
    },

    async enqueueAll(db, mails) {
      const sendable = mails.filter(({ to }) => isAddress(to));
      if (sendable.length === 0) return;
      const [masthead, now] = [await mastheadOf(db), clock.now()];
      const rows = sendable.map((mail, place) => {
        return { ...getRow(mail, masthead, now), dueAt: new Date(now.getTime() + place * spacing) };
      });
      for (let from = 0; from < rows.length; from += mailsInStatement) {
        await db.insert(mailOutbox).values(rows.slice(from, from + mailsInStatement));
      }
    },

    async list(db, limit) {
      const newest = [desc(mailOutbox.createdAt), desc(mailOutbox.id)];
      const rows = await db
        .select()
        .from(mailOutbox)
        .orderBy(...newest)
        .limit(limit);
      return rows.map(toStoredMail);
    },

    async find(db, id) {
      const [row] = await db.select().from(mailOutbox).where(eq(mailOutbox.id, id));
      return row ? toStoredMail(row) : null;
    },
  };
}

export type OutboxRow = typeof mailOutbox.$inferSelect;

function toStoredMail(row: OutboxRow): StoredMail {
  const { recipient: to, body: text, unsubscribeUrl, replyTo, ...same } = row;
  const { id, topic, subject, html, attachments, attempts, sentAt, givenUpAt, lastError, createdAt } = same;
  const stored = {
    id,
    to,
    topic,
    subject,
    text,
    html,
    attachments,
    unsubscribeUrl: unsubscribeUrl ?? undefined,
    replyTo: replyTo ?? undefined,
  };
  return { ...stored, attempts, sentAt, givenUpAt, lastError, createdAt };
}

function getRow(mail: Mail | DesignedMail, masthead: Masthead, now: Date): typeof mailOutbox.$inferInsert {
  const subject = onOneLine(mail.subject);
  requireEnvelope(mail.to, subject);
  const email = 'email' in mail ? mail.email : plainEmail(subject, mail.text);
  requireContent(email);
  const body = 'email' in mail ? emailText(email, masthead) : getParagraphs(mail.text).join('\n\n');
  const html = emailHtml(subject, email, masthead);
  requireSize(mail.topic, body, html);
  return {
    recipient: mail.to,
    topic: mail.topic,
    subject,
    body,
    html,
    unsubscribeUrl: mail.unsubscribeUrl,
    replyTo: replyAddress(mail, masthead),
    attachments: mail.attachments ?? [],
    dueAt: now,
    createdAt: now,
  };
}

/**
 * The organisers' address, because replies to the sender are not read; none for emails to the organisers themselves.
 */
function replyAddress({ to, replyTo }: Envelope, { contact }: Masthead): string | null {
  const wanted = replyTo ?? (contact === to ? '' : contact);
  return isAddress(wanted) ? wanted : null;
}

/** One address and nothing else: a line break or a comma would let a visitor add recipients. */
function requireEnvelope(to: string, subject: string): void {
  if (!isAddress(to) || subject === '') throw new Failure('mail-0003');
}

function isAddress(to: string): boolean {
  return /^[^\s@<>(),;:"[\]\\]+@[^\s@<>(),;:"[\]\\]+$/.test(to);
}

/** Refuses emails that no form could produce: they are a mistake, and would fill memory and mailboxes. */
function requireSize(topic: string, text: string, html: string): void {
  const bytes = Buffer.byteLength(text) + Buffer.byteLength(html);
  if (bytes > limits.emailBytes) {
    const cause = new Error(`An email about ${topic} has ${bytes} bytes, more than ${limits.emailBytes}`);
    throw new Failure('template-0001', { cause });
  }
}
