import type * as messagingCalls from '@summit/contract/calls/messaging';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { readSection } from '../../settings/public/settings.queries.ts';
import { deliverMessage } from '../conversations/deliver-message.queries.ts';
import { receiptOr } from '../conversations/receipt.ts';

/** Sends a message to a speaker. */
export function createMessageSpeakerHandler(
  platform: Platform,
): Handler<typeof messagingCalls.messageSpeaker> {
  return async ({ body, attendee: sender, fail }) => {
    const { messagesEnabled } = await readSection(platform.db, 'speakers');
    if (!messagesEnabled) return fail('attendee-to-speaker-msg-0001');
    const sent = await deliverMessage(platform, {
      from: { kind: 'Attendee', id: sender.id },
      to: { kind: 'Speaker', id: body.receiverId },
      text: body.message,
    });
    return receiptOr(sent, 'attendee-to-speaker-msg-0001', fail);
  };
}
