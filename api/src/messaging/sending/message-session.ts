import type * as messagingCalls from '@summit/contract/calls/messaging';
import type { BodyOf } from '@summit/contract/requests/call';
import { countCharacters } from '@summit/contract/words/count-characters';
import { messages } from '@summit/contract/words/messages';
import type { Handler } from '../../platform/handler.ts';
import type { Platform, SignedInAttendee } from '../../platform/platform.ts';
import { Failure } from '../../platform/responses/failure.ts';
import { type Asker, findOpenSession, saveSessionMessage } from './session-messages.queries.ts';

type SessionMessage = BodyOf<typeof messagingCalls.messageSession>;

/** Accepts a question about a session from anyone. The sender is known when an attendee is signed in. */
export function createMessageSessionHandler(
  platform: Platform,
): Handler<typeof messagingCalls.messageSession> {
  const { db, mail, clock, rateLimiter } = platform;
  return async ({ body, request, signedIn, fail }) => {
    const attendee = await signedIn();
    const session = await findOpenSession(db, body.sessionId);
    if (!session) return fail('cqrs-0009');
    if (!session.moderatorEmail) return fail('message-0001');
    const asker = getAsker(body, attendee);
    if (countCharacters(body.message) > session.charactersLimit) {
      refuseField('message', '0002', messages.maxLength);
    }
    if (attendee) {
      const retryAfter = await rateLimiter.take('message', { id: attendee.id });
      if (retryAfter !== null) return fail('fm.cms-0123', { retryAfter });
    } else await rateLimiter.visit('messageOfDevice', request);
    const text = body.message;
    return saveSessionMessage(db, mail, {
      session,
      asker,
      attendeeId: attendee?.id ?? null,
      text,
      now: clock.now(),
    });
  };
}

/** A signed-in attendee, whatever the form says; otherwise the form, which has to name an address. */
function getAsker(body: SessionMessage, attendee: SignedInAttendee | null): Asker {
  const { email, firstName, lastName, company, jobTitle } = attendee ?? body;
  if (!email) return refuseField('email', '0001', messages.required);
  return { email, firstName, lastName, company, jobTitle };
}

function refuseField(field: string, errorCode: string, message: string): never {
  throw new Failure('validation.base-0001', { failures: [{ field, errorCode, message }] });
}
