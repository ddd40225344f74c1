import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import type { RegistrationKindName } from '@summit/contract/registration-kinds';
import { addAttendee, codeOfTaken, findAttendeeByEmail } from '../attendees/attendees.queries.ts';
import { startSession } from '../auth/sessions.queries.ts';
import { demandOpenInvitation, takeExtraTicket } from '../invitations/take-extra-ticket.queries.ts';
import type { Handler } from '../platform/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { subscribe } from '../subscribe/subscribers.queries.ts';
import { permitBeginning, toAttendee } from './beginning.queries.ts';

type InvitedStepOne = (typeof attendeeRegistrationCalls)['invitedStepOne'];

/** Starts the registration of somebody who was invited, on an extra ticket of the inviter, and signs them in. */
export function invitedStepOneWith(platform: Platform): Handler<InvitedStepOne> {
  const { db } = platform;
  return async ({ body, request, fail }) => {
    await permitBeginning(platform, body, request);
    await demandOpenInvitation(db, body.token);
    if (await findAttendeeByEmail(db, body.email)) return fail('fm.cms-0029');
    const person = await toAttendee(platform, body);
    return db.transaction(async (tx) => {
      const added = await takeExtraTicket(
        tx,
        body.token,
        async ({ id: invitedByAttendeeId, categoryId }) =>
          (await addAttendee(tx, {
            ...person,
            attendeeType: 'Invited' satisfies RegistrationKindName,
            categoryId,
            invitedByAttendeeId,
          })) ?? fail(await codeOfTaken(tx, body.email)),
      );
      if (added.marketing) await subscribe(platform, tx, added);
      return startSession(platform, tx, added.id, request);
    });
  };
}
