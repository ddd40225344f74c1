import type * as messagingCalls from '@summit/contract/calls/messaging';
import { isSameEmail } from '@summit/contract/contact-details/email-address';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { findWritableContact } from '../../registration/public/participants.queries.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { deliverMessage } from '../conversations/deliver-message.queries.ts';
import { receiptOr } from '../conversations/receipt.ts';

/** Sends a message to one of the people at a table of the networking blitz. */
export function createMessageBlitzParticipantHandler(
  platform: Platform,
): Handler<typeof messagingCalls.messageBlitzParticipant> {
  return async ({ body, attendee: sender, fail }) => {
    const { isEnabled, hideEnvelope } = await readSection(platform.db, 'blitz');
    const isOpen = isEnabled && !hideEnvelope;
    const contact = isOpen ? await findWritableContact(platform, body.blitzId, body) : null;
    if (!contact || isSameEmail(contact.email, sender.email)) return fail('attendee-to-blitz-msg-0001');
    const sent = await deliverMessage(platform, {
      from: { kind: 'Attendee', id: sender.id },
      to: { kind: 'BlitzParticipant', id: contact.id, contactId: contact.contactId },
      text: body.message,
    });
    return receiptOr(sent, 'attendee-to-blitz-msg-0001', fail);
  };
}
