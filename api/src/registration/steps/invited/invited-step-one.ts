import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import type { Handler } from '../../../platform/handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { requireOpenInvitation, takeExtraTicket } from '../../invitations/take-extra-ticket.ts';
import { beginRegistration } from '../begin-registration.ts';

type InvitedStepOne = (typeof attendeeRegistrationCalls)['invitedStepOne'];

/** Begins the registration of a guest who was invited, on an extra ticket of the inviter. */
export function createInvitedStepOneHandler(platform: Platform): Handler<InvitedStepOne> {
  return async (input) => {
    const { token } = input.body;
    const { tokens } = await beginRegistration(platform, input, {
      find: () => requireOpenInvitation(platform.db, token),
      add: (tx, store) =>
        takeExtraTicket(tx, token, ({ id: invitedByAttendeeId, categoryId }) =>
          store({ attendeeType: 'Invited', categoryId, invitedByAttendeeId }),
        ),
    });
    return tokens;
  };
}
