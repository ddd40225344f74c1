import { email, fields } from '../../forms/rules.ts';
import { choice, flag, listed, moment, shape, text, whole } from '../../requests/response-shapes.ts';

/** Withdrawn invitations are no longer listed. */
const invitationStates = ['Sent', 'Started', 'Completed'] as const;

/** An invitation as its sender sees it. */
const sentInvitation = shape({
  id: text(),
  /** Where the link was sent. */
  email: text(),
  state: choice(invitationStates),
  sentAt: moment(),
});

/** How many others an attendee may invite, and whom they have invited. */
export const sentInvitations = shape({
  /** The inviter's package is paid. */
  arePaid: flag(),
  /** All that came with the package. */
  extraTicketsCount: whole(),
  /** Those nobody has registered with. */
  remainingExtraTicketsCount: whole(),
  invitations: listed(sentInvitation),
});

/** Whom an extra ticket is for. */
export const invitationBody = fields({ email: email() });
