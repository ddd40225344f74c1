import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/db.ts';
import { mailOutbox } from './mail.tables.ts';
import type { OutboxRow } from './outbox.ts';
import { DeliveryError, type MailTransport } from './transport.ts';

/** All in milliseconds. */
const timing = {
  /** How long a letter belongs to the process that sends it; after a crash another one takes it over. */
  lease: 2 * 60_000,
  firstPause: 30_000,
  longestPause: 6 * 3_600_000,
  /** A letter that could not be sent by then is of no use any more. */
  usefulFor: 48 * 3_600_000,
  keptFor: 30 * 86_400_000,
};

interface Needs {
  db: Db;
  clock: Clock;
  transport: MailTransport;
}

/** Sends every letter that is due. Answers how many were sent; several processes may do this at the same time. */
export async function deliverDue(needs: Needs): Promise<number> {
  let sent = 0;
  for (let row = await leaseNext(needs); row; row = await leaseNext(needs)) {
    sent += (await deliver(needs, row)) ? 1 : 0;
  }
  return sent;
}

/** Removes letters that nobody will ask about any more, sent or not: they hold addresses and links. */
export async function removeOldMail(db: Db, now: Date): Promise<void> {
  await db.delete(mailOutbox).where(lt(mailOutbox.createdAt, earlier(now, timing.keptFor)));
}

/** How long to wait after so many tries: half a minute, doubled each time. */
export function pauseAfter(attempts: number): number {
  return Math.min(timing.firstPause * 2 ** (attempts - 1), timing.longestPause);
}

/** Takes one letter that is due, and counts the try before it is made: a letter that kills its process is not tried for ever. */
async function leaseNext({ db, clock }: Needs): Promise<OutboxRow | undefined> {
  const now = clock.now();
  const isOpen = and(isNull(mailOutbox.sentAt), isNull(mailOutbox.givenUpAt), lte(mailOutbox.dueAt, now));
  await db
    .update(mailOutbox)
    .set({ givenUpAt: now })
    .where(and(isOpen, lt(mailOutbox.createdAt, earlier(now, timing.usefulFor))));
  const next = db
    .select({ id: mailOutbox.id })
    .from(mailOutbox)
    .where(isOpen)
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
  const { id, leaseId, recipient, subject, body, html, unsubscribeUrl, attempts } = row;
  // Who lost the lease meanwhile must not overwrite what the next holder did; a letter that was sent counts in any case.
  const isMine = and(eq(mailOutbox.id, id), leaseId ? eq(mailOutbox.leaseId, leaseId) : undefined);
  try {
    await transport.send({ id, to: recipient, subject, text: body, html, unsubscribeUrl });
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
