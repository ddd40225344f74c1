import { defineCall } from '../requests/call.ts';
import * as shapes from '../shapes/messaging.ts';

export const messageAttendee = defineCall({
  method: 'POST',
  path: '/attendee/messages/attendee',
  access: 'attendee',
  summary: 'Sends a message to another attendee.',
  captcha: true,
  confirmed: true,
  body: shapes.messageBody,
  response: shapes.receipt,
  errors: [
    'attendee-to-attendee-msg-0001',
    'attendee-to-attendee-msg-0002',
    'conversation-0003',
    'fm.cms-0123',
    'message-0001',
    'message-0002',
    'email-confirmation-0001',
  ],
});

export const messageSpeaker = defineCall({
  method: 'POST',
  path: '/attendee/messages/speaker',
  access: 'attendee',
  summary: 'Sends a message to a speaker.',
  captcha: true,
  confirmed: true,
  body: shapes.messageBody,
  response: shapes.receipt,
  errors: [
    'attendee-to-speaker-msg-0001',
    'conversation-0003',
    'fm.cms-0123',
    'message-0001',
    'message-0002',
    'email-confirmation-0001',
  ],
});

export const messageBlitzParticipant = defineCall({
  method: 'POST',
  path: '/attendee/message/blitz-participant',
  access: 'attendee',
  summary: 'Sends a message to a participant of a networking blitz.',
  captcha: true,
  confirmed: true,
  body: shapes.blitzMessageBody,
  response: shapes.receipt,
  errors: [
    'attendee-to-blitz-msg-0001',
    'conversation-0003',
    'fm.cms-0123',
    'message-0001',
    'message-0002',
    'email-confirmation-0001',
  ],
});

export const messageSession = defineCall({
  method: 'POST',
  path: '/public/agenda/sessions/message',
  access: 'public',
  summary: 'Sends a question or message about a session.',
  captcha: true,
  confirmed: true,
  body: shapes.sessionMessageBody,
  response: shapes.receipt,
  errors: ['cqrs-0009', 'fm.cms-0123', 'message-0001', 'email-confirmation-0001'],
});
