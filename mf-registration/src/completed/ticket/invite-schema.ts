import { invitationBody } from '@summit/contract/shapes/attendees/invitations';

/** The schema of the form that invites a guest. */
export const inviteSchema = invitationBody;
