import type * as messagingCalls from '@summit/contract/calls/messaging';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { readSection } from '../settings/settings.queries.ts';
import { letterWith } from './letter.ts';
import { sendMessage } from './messages.queries.ts';
import { findWritableSpeaker } from './writable-speaker.queries.ts';

/** Sends a message to a speaker. */
export function messageSpeakerWith({
  db,
  mail,
  clock,
  config,
}: Platform): Handler<typeof messagingCalls.messageSpeaker> {
  return async ({ body, attendee: sender, fail }) => {
    const { messagesEnabled } = await readSection(db, 'speakers');
    const speaker = messagesEnabled ? await findWritableSpeaker(db, body.receiverId) : null;
    if (!speaker) return fail('attendee-to-speaker-msg-0001');
    const sent = await sendMessage(db, mail, {
      senderId: sender.id,
      receiverKind: 'Speaker',
      receiverId: speaker.id,
      text: body.message,
      letter: letterWith(body.message, sender, speaker, config.siteOrigin),
      now: clock.now(),
    });
    return sent ? { id: sent.id, sentAt: sent.sentAt.toISOString() } : fail('fm.cms-0123');
  };
}
