import type * as attendeeRegistrationCalls from '@summit/contract/calls/attendee-registration';
import type { Handler } from '../../platform/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { readExtraTickets } from '../public/extra-tickets.queries.ts';
import { closedBy, findInvitation } from '../public/invitations.queries.ts';

/** Whether the link of an invitation can be used, and what its form can be filled with. */
export function createCheckInvitationHandler({
  db,
}: Platform): Handler<typeof attendeeRegistrationCalls.regularInvitationToken> {
  return async ({ query, fail }) => {
    const known = await findInvitation(db, query.token);
    if (!known) return fail('cqrs-0009');
    const code = closedBy(known);
    if (code) return fail(code);
    const { invitation, inviter } = known;
    const { arePaid, remainingExtraTicketsCount } = await readExtraTickets(db, inviter.id);
    return {
      arePaid,
      remainingExtraTicketsCount,
      inviterName: `${inviter.firstName} ${inviter.lastName}`,
      company: inviter.company,
      email: invitation.email,
    };
  };
}
