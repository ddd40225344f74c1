import * as invitationCalls from '@summit/contract/calls/invitations';
import { lockAttendee } from '../../people/public/attendees.queries.ts';
import { type Capability, serve } from '../../platform/serve.ts';
import { endInvitation, findSentInvitation, listSentInvitations } from '../public/invitations.queries.ts';
import { createSendInvitationHandler } from './send-invitation.ts';

/** The extra tickets of attendees' packages. Registering with one is in `attendee-registration`. */
export const invitations: Capability = (app, platform) => {
  const { db, clock } = platform;
  serve(app, invitationCalls, {
    sentInvitations: ({ attendee }) => listSentInvitations(db, attendee.id),
    sendInvitation: createSendInvitationHandler(platform),

    withdrawInvitation: ({ attendee, params: { id }, fail }) =>
      db.transaction(async (tx) => {
        await lockAttendee(tx, attendee.id);
        const row = await findSentInvitation(tx, attendee.id, id);
        if (!row) return fail('cqrs-0009');
        if (row.attendeeId) return fail('fm.cms-0071');
        await endInvitation(tx, row.id, clock.now());
        return listSentInvitations(tx, attendee.id);
      }),
  });
};
