import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import type { RegistrationKindName } from '@summit/contract/registration/registration-kinds';
import { subscribe } from '../../../content/public/subscribers.queries.ts';
import { addAttendee, codeOfTaken, findAttendeeByEmail } from '../../../people/public/attendees.queries.ts';
import { startSession } from '../../../people/public/sessions.ts';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireOpenInvitation, takeExtraTicket } from '../../invitations/take-extra-ticket.ts';
import { permitBeginning, toAttendee } from '../beginning.ts';

type InvitedStepOne = (typeof attendeeRegistrationCalls)['invitedStepOne'];

/** Starts the registration of somebody who was invited, on an extra ticket of the inviter, and signs them in. */
export function createInvitedStepOneHandler(platform: Platform): Handler<InvitedStepOne> {
  const { db } = platform;
  return async ({ body, request, fail }) => {
    await permitBeginning(platform, body, request);
    await requireOpenInvitation(db, body.token);
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
