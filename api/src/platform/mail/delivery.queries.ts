import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { mailOutbox } from './mail.tables.ts';
import type { OutboxRow } from './outbox.queries.ts';
import { DeliveryError, type MailTransport } from './transport.ts';

/** All in milliseconds. */
const timing = {
  /** How long an email belongs to the process that sends it; after a crash another process takes it over. */
  lease: 2 * 60_000,
  firstPause: 30_000,
  longestPause: 6 * 3_600_000,
  /** After this time an email that could not be sent is given up. */
  usefulFor: 48 * 3_600_000,
  retentionMs: 30 * 86_400_000,
};

const isWaiting = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.givenUpAt));

interface Needs {
  db: Db;
  clock: Clock;
  transport: MailTransport;
  /** Whether this process is about to stop. An email that it could not record as sent would be sent again. */
  isStopping?: () => boolean;
}

/**
 * Sends every email that is due and returns how many were sent. Several processes may do this at the same time; one that
 * stops leaves the rest to others, or to its successor.
 */
export async function deliverDue(needs: Needs): Promise<number> {
  const { isStopping = () => false } = needs;
  let sent = 0;
  while (!isStopping()) {
    const row = await leaseNext(needs);
    if (!row) break;
    sent += (await deliver(needs, row)) ? 1 : 0;
  }
  return sent;
}

/** Removes old emails, sent or not, because they contain addresses and links. */
export async function removeOldMail(db: Db, now: Date): Promise<void> {
  await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, earlier(now, timing.retentionMs)));
}

/** How many emails are neither sent nor given up. */
export function countWaitingMail(db: Db): Promise<number> {
  return db.$count(mailOutbox, isWaiting);
}

/** The delay after a number of attempts: half a minute, doubled each time. */
export function pauseAfter(attempts: number): number {
  return Math.min(timing.firstPause * 2 ** (attempts - 1), timing.longestPause);
}

/** Leases one due email, and counts the attempt in advance: an email that crashes the process is not tried forever. */
async function leaseNext({ db, clock }: Needs): Promise<OutboxRow | undefined> {
  const now = clock.now();
  const isDue = and(isWaiting, lte(mailOutbox.dueAt, now));
  await db
    .update(mailOutbox)
    .set({ givenUpAt: now })
    .where(and(isDue, lt(mailOutbox.createdAt, earlier(now, timing.usefulFor))));
  const next = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isDue)
    .orderBy(mailOutbox.dueAt)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(mailOutbox)
    .set({
      leaseId: randomUUID(),
      dueAt: new Date(now.getTime() + timing.lease),
      attempts: sql`${mailOutbox.attempts} + 1`,
    })
    .where(inArray(mailOutbox.id, next))
    .returning();
  return row;
}

async function deliver({ db, clock, transport }: Needs, row: OutboxRow): Promise<boolean> {
  const { id, leaseId, recipient, subject, body, html, unsubscribeUrl, replyTo, attachments, attempts } = row;
  // A process that lost its lease must not overwrite what the next holder did, except that the email was sent.
  const isMine = and(eq(mailOutbox.id, id), leaseId ? eq(mailOutbox.leaseId, leaseId) : undefined);
  try {
    await transport.send({
      id,
      to: recipient,
      subject,
      text: body,
      html,
      unsubscribeUrl,
      replyTo,
      attachments,
    });
  } catch (error) {
    const now = clock.now();
    const isFinal = error instanceof DeliveryError && error.isFinal;
    const lastError = error instanceof Error ? error.message : String(error);
    const dueAt = new Date(now.getTime() + pauseAfter(attempts));
    await db
      .update(mailOutbox)
      .set({ lastError, dueAt, leaseId: null, givenUpAt: isFinal ? now : null })
      .where(and(isMine, isNull(mailOutbox.sentAt)));
    return false;
  }
  await db
    .update(mailOutbox)
    .set({ sentAt: clock.now(), leaseId: null, lastError: null })
    .where(eq(mailOutbox.id, id));
  return true;
}

function earlier(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds);
}
