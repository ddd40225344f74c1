import { invitationBody } from '@summit/contract/shapes/invitations';

/** Whom an extra ticket is for. */
export const inviteSchema = invitationBody;
