import { defineCalls } from '../call.ts';
import { choice, flag, listed, moment, shape, text, whole } from '../response-shapes.ts';
import { email, fields, requiredText } from '../rules.ts';

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
const sentInvitations = shape({
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

/** What an attendee with extra tickets does with them. Every call returns the current state of all invitations. */
export const invitationCalls = defineCalls({
  sentInvitations: {
    method: 'GET',
    path: '/attendee/invitations',
    access: 'attendee',
    summary: 'The extra tickets of the signed-in attendee, and whom they have invited.',
    response: sentInvitations,
    errors: [],
  },
  sendInvitation: {
    method: 'POST',
    path: '/attendee/invitations',
    access: 'attendee',
    summary: 'Mails the link of an extra ticket. Sent again to the same address, an earlier link ends.',
    body: invitationBody,
    response: sentInvitations,
    errors: [
      'invited-attendee-submit-0001',
      'fm.cms-0029',
      'fm.cms-0071',
      'email.domain-0001',
      'email.domain-0002',
      'email.domain-0003',
    ],
  },
  withdrawInvitation: {
    method: 'DELETE',
    path: '/attendee/invitations/:id',
    access: 'attendee',
    summary: 'Ends the link of an invitation that nobody has used.',
    params: fields({ id: requiredText() }),
    response: sentInvitations,
    errors: ['cqrs-0009', 'fm.cms-0071'],
  },
});
