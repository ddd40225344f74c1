import type * as messagingCalls from '@summit/contract/calls/messaging';
import { findAttendee } from '../attendees/attendees.queries.ts';
import type { AttendeeRow } from '../attendees/attendees.tables.ts';
import { findCategory } from '../attendees/categories.queries.ts';
import { canReceiveMessages, readEnvelopes } from '../attendees/receiving-messages.queries.ts';
import type { Db } from '../platform/db/db.ts';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { letterWith } from './letter.ts';
import { sendMessage } from './messages.queries.ts';

/** Sends a message to another attendee. */
export function messageAttendeeWith({
  db,
  mail,
  clock,
  config,
}: Platform): Handler<typeof messagingCalls.messageAttendee> {
  return async ({ body, attendee: sender, fail }) => {
    const receiver = await findAttendee(db, body.receiverId);
    if (!receiver) return fail('attendee-to-attendee-msg-0001');
    if (receiver.id === sender.id || !(await mayReceive(db, receiver))) {
      return fail('attendee-to-attendee-msg-0002');
    }
    const sent = await sendMessage(db, mail, {
      senderId: sender.id,
      receiverKind: 'Attendee',
      receiverId: receiver.id,
      text: body.message,
      letter: letterWith(body.message, sender, receiver, config.siteOrigin),
      now: clock.now(),
    });
    return sent ? { id: sent.id, sentAt: sent.sentAt.toISOString() } : fail('fm.cms-0123');
  };
}

async function mayReceive(db: Db, receiver: AttendeeRow): Promise<boolean> {
  const takesPart = receiver.registrationStatus === 'Completed' && !receiver.isBlocked;
  const category = await findCategory(db, receiver.categoryId);
  return (
    takesPart && category !== null && canReceiveMessages(receiver, category.type, await readEnvelopes(db))
  );
}
