import { fields, requiredText } from '../forms/rules.ts';
import { defineCall } from '../requests/call.ts';
import * as shapes from '../shapes/attendees/invitations.ts';

// What an attendee with extra tickets does with them. Every call returns the current state of all invitations.

export const sentInvitations = defineCall({
  method: 'GET',
  path: '/attendee/invitations',
  access: 'attendee',
  summary: 'The extra tickets of the signed-in attendee, and whom they have invited.',
  response: shapes.sentInvitations,
  errors: [],
});

export const sendInvitation = defineCall({
  method: 'POST',
  path: '/attendee/invitations',
  access: 'attendee',
  summary: 'Mails the link of an extra ticket. Sent again to the same address, an earlier link ends.',
  body: shapes.invitationBody,
  response: shapes.sentInvitations,
  errors: [
    'invited-attendee-submit-0001',
    'fm.cms-0029',
    'fm.cms-0071',
    'email.domain-0001',
    'email.domain-0002',
    'email.domain-0003',
  ],
});

export const withdrawInvitation = defineCall({
  method: 'DELETE',
  path: '/attendee/invitations/:id',
  access: 'attendee',
  summary: 'Ends the link of an invitation that nobody has used.',
  params: fields({ id: requiredText() }),
  response: shapes.sentInvitations,
  errors: ['cqrs-0009', 'fm.cms-0071'],
});
