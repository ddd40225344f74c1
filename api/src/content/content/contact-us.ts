import type * as contentCalls from '@summit/contract/calls/content';
import type { BodyOf } from '@summit/contract/requests/call';
import type { Handler } from '../../platform/handler.ts';
import { onOneLine } from '../../platform/mail/visitor-words.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { addContactMessage } from './contact-messages.queries.ts';

/** Stores a visitor's message and enqueues an email to the organisers: both or neither. */
export function createContactUsHandler(platform: Platform): Handler<typeof contentCalls.contactUs> {
  const { db, mail, clock, rateLimiter } = platform;
  return async ({ body, request, fail }) => {
    await rateLimiter.visit('contactOfDevice', request);
    const { contactEmail } = await readSection(db, 'event');
    if (!contactEmail) return fail('message-0001');
    await db.transaction(async (tx) => {
      await addContactMessage(tx, { ...body, sentAt: clock.now() });
      await mail.enqueue(tx, { to: contactEmail, topic: 'contact', replyTo: body.email, ...toEmail(body) });
    });
  };
}

function toEmail({ email, message, ...said }: BodyOf<typeof contentCalls.contactUs>) {
  const [name, topic] = [onOneLine(said.name), onOneLine(said.topic)];
  return {
    subject: `${topic}: a message from ${name}`,
    text: `${name} <${email}> writes about ${topic}:\n\n${message}`,
  };
}
