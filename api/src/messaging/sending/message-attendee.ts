import type * as messagingCalls from '@summit/contract/calls/messaging';
import type { AttendeeRow } from '../../people/attendees/attendees.tables.ts';
import { findAttendee } from '../../people/public/attendees.queries.ts';
import { findCategory } from '../../people/public/categories.queries.ts';
import { canReceiveMessages, readEnvelopes } from '../../people/public/receiving-messages.ts';
import type { Db } from '../../platform/db/db.ts';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { deliverMessage } from '../conversations/deliver-message.queries.ts';
import { receiptOr } from '../conversations/receipt.ts';
import { findThreadOf } from '../conversations/threads.queries.ts';

/** Sends a message to another attendee. */
export function createMessageAttendeeHandler(
  platform: Platform,
): Handler<typeof messagingCalls.messageAttendee> {
  const { db } = platform;
  return async ({ body, attendee: sender, fail }) => {
    const receiver = await findAttendee(db, body.receiverId);
    if (!receiver) return fail('attendee-to-attendee-msg-0001');
    const from = { kind: 'Attendee', id: sender.id } as const;
    const to = { kind: 'Attendee', id: receiver.id } as const;
    const mayWrite = receiver.id !== sender.id && (await takesMessages(db, receiver));
    // An attendee who is not in the list can be written to only by people with whom they have a conversation.
    if (!mayWrite || !(receiver.isPublished || (await findThreadOf(db, from, to)))) {
      return fail('attendee-to-attendee-msg-0002');
    }
    const sent = await deliverMessage(platform, { from, to, text: body.message });
    return receiptOr(sent, 'attendee-to-attendee-msg-0002', fail);
  };
}

async function takesMessages(db: Db, receiver: AttendeeRow): Promise<boolean> {
  const category = await findCategory(db, receiver.categoryId);
  return category !== null && canReceiveMessages(receiver, category.type, await readEnvelopes(db));
}
