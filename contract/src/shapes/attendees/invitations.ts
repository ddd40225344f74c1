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
  /** The extra tickets that the package includes. */
  extraTicketsCount: whole(),
  /** The extra tickets with which no attendee has registered yet. */
  remainingExtraTicketsCount: whole(),
  invitations: listed(sentInvitation),
});

/** The address of the person whom an extra ticket is for. */
export const invitationBody = fields({ email: email() });
