import { and, eq } from 'drizzle-orm';
import * as limits from '@summit/contract/limits/limits';
import type { Db } from '../../platform/db/db.ts';
import type { MailOutbox } from '../../platform/mail/outbox.queries.ts';
import { onOneLine } from '../../platform/mail/visitor-words.ts';
import { sessions } from '../../programme/agenda/agenda.tables.ts';
import { readSections } from '../../settings/public/settings.queries.ts';
import { sessionMessages } from './session-messages.tables.ts';

/** The sender of the question. */
export interface Asker {
  email: string;
  firstName?: string | null;
  lastName?: string | null;
  company?: string | null;
  jobTitle?: string | null;
}

export interface OpenSession {
  id: string;
  title: string;
  /** The address for messages about it; empty where organisers have set none. */
  moderatorEmail: string;
  /** The longest message, in characters. */
  charactersLimit: number;
}

/** The session of this edition, when it takes questions and the settings allow that; otherwise null. */
export async function findOpenSession(db: Db, id: string): Promise<OpenSession | null> {
  const { event, agenda } = await readSections(db, ['event', 'agenda']);
  const [row] = await db
    .select({ id: sessions.id, title: sessions.title })
    .from(sessions)
    .where(
      and(eq(sessions.id, id), eq(sessions.edition, event.edition), eq(sessions.acceptsQuestions, true)),
    );
  if (!row || !agenda.session.messagesEnabled) return null;
  const allowed = agenda.askQuestion.charactersLimit;
  const charactersLimit = allowed > 0 ? allowed : limits.question;
  return { ...row, moderatorEmail: event.contactEmail, charactersLimit };
}

interface Asking {
  session: OpenSession;
  asker: Asker;
  attendeeId: string | null;
  text: string;
  now: Date;
}

/** Stores a message about a session and enqueues an email to the moderators: both or neither. */
export function saveSessionMessage(
  db: Db,
  mail: MailOutbox,
  { session, asker, attendeeId, text, now }: Asking,
) {
  return db.transaction(async (tx) => {
    const row = { ...asker, sessionId: session.id, attendeeId, text, sentAt: now };
    const [stored] = await tx.insert(sessionMessages).values(row).returning({ id: sessionMessages.id });
    await mail.enqueue(tx, {
      to: session.moderatorEmail,
      topic: 'session-message',
      replyTo: asker.email,
      subject: `A question about “${session.title}”`,
      text: `${getName(asker)} <${asker.email}> asks:\n\n${text}`,
    });
    return { id: stored?.id ?? '', sentAt: now.toISOString() };
  });
}

function getName({ firstName, lastName, company }: Asker): string {
  const name = [firstName, lastName].filter(Boolean).join(' ') || 'A visitor';
  return onOneLine(company ? `${name} (${company})` : name);
}
