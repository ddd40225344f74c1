import { defineCalls } from '../call.ts';
import * as limits from '../limits.ts';
import { messages } from '../messages.ts';
import { moment, shape, text } from '../response-shapes.ts';
import { fields, messageText, optionalEmail, optionalText, requiredText } from '../rules.ts';

const receipt = shape({ id: text(), sentAt: moment() });

/** The form of a message to an attendee or a speaker; `receiverId` is theirs. */
export const messageBody = fields({ receiverId: requiredText(), message: messageText() });

/** To one of a participant's contacts, by the id in the list or by an address that the sender knows. */
export const blitzMessageBody = fields({
  blitzId: requiredText(),
  contactId: optionalText(),
  receiverEmail: optionalEmail().when('contactId', {
    is: (contactId?: string) => !contactId,
    then: (rule) => rule.required(messages.required),
  }),
  message: messageText(),
});

/** The four names are those of the signed-in attendee when there is one; then `email` may be left out. */
export const sessionMessageBody = fields({
  sessionId: requiredText(),
  /** The settings may allow fewer characters: charactersLimit. */
  message: messageText(),
  email: optionalEmail(),
  firstName: optionalText(limits.name),
  lastName: optionalText(limits.name),
  company: optionalText(),
  jobTitle: optionalText(),
});

export const messagingCalls = defineCalls({
  messageAttendee: {
    method: 'POST',
    path: '/attendee/messages/attendee',
    access: 'attendee',
    summary: 'Sends a message to another attendee.',
    captcha: true,
    confirmed: true,
    body: messageBody,
    response: receipt,
    errors: [
      'attendee-to-attendee-msg-0001',
      'attendee-to-attendee-msg-0002',
      'fm.cms-0123',
      'message-0001',
      'email-confirmation-0001',
    ],
  },
  messageSpeaker: {
    method: 'POST',
    path: '/attendee/messages/speaker',
    access: 'attendee',
    summary: 'Sends a message to a speaker.',
    captcha: true,
    confirmed: true,
    body: messageBody,
    response: receipt,
    errors: ['attendee-to-speaker-msg-0001', 'fm.cms-0123', 'message-0001', 'email-confirmation-0001'],
  },
  messageBlitzParticipant: {
    method: 'POST',
    path: '/attendee/message/blitz-participant',
    access: 'attendee',
    summary: 'Sends a message to a participant of a networking blitz.',
    captcha: true,
    confirmed: true,
    body: blitzMessageBody,
    response: receipt,
    errors: ['attendee-to-blitz-msg-0001', 'fm.cms-0123', 'message-0001', 'email-confirmation-0001'],
  },
  messageSession: {
    method: 'POST',
    path: '/public/agenda/sessions/message',
    access: 'public',
    summary: 'Sends a question or message about a session.',
    captcha: true,
    confirmed: true,
    body: sessionMessageBody,
    response: receipt,
    errors: ['cqrs-0009', 'fm.cms-0123', 'message-0001', 'email-confirmation-0001'],
  },
});
