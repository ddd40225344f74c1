import { invitationBody } from '@summit/contract/shapes/attendees/invitations';

/** Whom an extra ticket is for. */
export const inviteSchema = invitationBody;
