import type * as messagingCalls from '@summit/contract/calls/messaging';
import { isSameEmail } from '@summit/contract/email-address';
import { findWritableContact } from '../blitz/participants.queries.ts';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { readSection } from '../settings/settings.queries.ts';
import { letterWith } from './letter.ts';
import { sendMessage } from './messages.queries.ts';

/** Sends a message to one of the people at a table of the networking blitz. */
export function messageBlitzParticipantWith(
  platform: Platform,
): Handler<typeof messagingCalls.messageBlitzParticipant> {
  const { db, mail, clock, config } = platform;
  return async ({ body, attendee: sender, fail }) => {
    const { isEnabled, hideEnvelope } = await readSection(db, 'blitz');
    const isOpen = isEnabled && !hideEnvelope;
    const contact = isOpen ? await findWritableContact(platform, body.blitzId, body) : null;
    if (!contact || isSameEmail(contact.email, sender.email)) return fail('attendee-to-blitz-msg-0001');
    const { id: receiverId, name: firstName, email } = contact;
    const sent = await sendMessage(db, mail, {
      senderId: sender.id,
      receiverKind: 'BlitzParticipant',
      receiverId,
      text: body.message,
      letter: letterWith(body.message, sender, { firstName, email }, config.siteOrigin),
      now: clock.now(),
    });
    return sent ? { id: sent.id, sentAt: sent.sentAt.toISOString() } : fail('fm.cms-0123');
  };
}
