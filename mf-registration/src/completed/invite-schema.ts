export { invitationBody as inviteSchema } from '@summit/contract/calls/invitations';
